import {
  createService as createBareService,
  exampleForms,
  exampleLists,
  type Service,
  type ServiceOptions,
} from "../service/index.ts";

/**
 * The reference service of `parameter-form/service`, with the example forms and lists unless others
 * are given.
 */
export const createService = ({
  forms = exampleForms,
  lists = exampleLists,
  ...options
}: Partial<ServiceOptions> = {}): Service => createBareService({ ...options, forms, lists });
