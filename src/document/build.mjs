/**
 * Writes the JSON Schema of a collection into `dist`. Runs after the build, because it imports the
 * output.
 */
import { writeFileSync } from "node:fs";
import { collectionSchema } from "../../dist/document/index.js";

writeFileSync("dist/collection.schema.json", `${JSON.stringify(collectionSchema(), null, 2)}\n`);
