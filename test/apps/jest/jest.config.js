module.exports = {
  testEnvironment: "jest-fixed-jsdom",
  moduleNameMapper: { "\\.css$": "identity-obj-proxy" },
  transformIgnorePatterns: [
    "/node_modules/(?!(\\.pnpm|parameter-form|htmlparser2|marked|dom[\\w-]+|entities)/)",
  ],
};
