export * from "./answers.ts";
export * from "./ClientError.ts";
export * from "./HttpError.ts";
export * from "./notSent.ts";
