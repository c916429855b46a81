export { phone, type PhoneCountry, type PhoneOptions } from "./phone.ts";
