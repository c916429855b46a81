module.exports = {
  ...require("./jest.config.js"),
  preset: "ts-jest/presets/js-with-ts",
};
