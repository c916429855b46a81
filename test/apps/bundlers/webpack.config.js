module.exports = {
  entry: "./src/main.tsx",
  output: { path: `${__dirname}/dist/webpack` },
  resolve: { extensions: [".tsx", ".ts", ".js"] },
  module: {
    rules: [
      { test: /\.tsx$/, loader: "ts-loader", options: { transpileOnly: true } },
      { test: /\.css$/, use: ["style-loader", "css-loader"] },
    ],
  },
};
