export type { ErrorEnvelope, InputError } from "./respond.ts";
export type { FormDefinition, ParameterDefinition } from "./forms/definition.ts";
export type { SimulatedFailure, Fault } from "./faults.ts";
export * from "./fixtures/index.ts";
export type { ListObject, ServiceList, ServiceLists } from "./lists/lists.ts";
export { createService, type Service, type ServiceOptions } from "./service.ts";
