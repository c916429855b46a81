import {
  createService as createBareService,
  exampleForms,
  exampleLists,
  type Service,
  type ServiceOptions,
} from "../service/index.ts";

/**
 * Creates the reference service of `parameter-form/service`, by default with the example forms and
 * lists.
 */
export const createService = ({
  forms = exampleForms,
  lists = exampleLists,
  ...options
}: Partial<ServiceOptions> = {}): Service => createBareService({ ...options, forms, lists });
