import { join } from "node:path";
import webpack from "webpack";

const here = import.meta.dirname;
const options = {
  mode: "production",
  context: here,
  entry: "./main.js",
  output: { path: join(here, "dist") },
  // The package is larger than what webpack thinks a page should be.
  performance: { hints: false },
};

webpack(options, (error, stats) => {
  if (!error && !stats.hasErrors() && !stats.hasWarnings()) return;
  console.error(error ?? stats.toString());
  process.exitCode = 1;
});
