import { domConfig } from "./domConfig.ts";

/** The tests of collections and drafts that run in jsdom. */
export default domConfig("collectionTests.tsx");
