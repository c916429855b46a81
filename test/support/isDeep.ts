/** Whether everything is tried that `npm test` leaves out for the time it takes: `npm run test:deep`. */
export const isDeep: boolean = import.meta.env["VITE_DEEP"] !== undefined;
