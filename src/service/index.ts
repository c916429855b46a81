export type { ErrorEnvelope, InputError } from "./respond.ts";
export type { FormDefinition, ParameterDefinition } from "./forms/definition.ts";
export type { SimulatedFailure, Fault } from "./faults/faults.ts";
export * from "./fixtures/index.ts";
export type { ServiceList, ServiceLists } from "./lists/lists.ts";
export type { ListObject } from "./lists/paginate.ts";
export { createService, type Service, type ServiceOptions } from "./service.ts";
