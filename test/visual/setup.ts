import { setProjectAnnotations } from "storybook/preview-api";
import { beforeAll, beforeEach, vi } from "vitest";
import "./fonts.css";
import { takePictures } from "./takePictures.ts";

// Once Storybook's own set-up has told of the project.
beforeAll(() => {
  setProjectAnnotations([globalThis.globalProjectAnnotations, { afterEach: takePictures }]);
});

beforeEach(() => {
  vi.setSystemTime("2026-03-02T09:30:00Z");
});
