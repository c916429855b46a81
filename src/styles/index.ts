/** The style sheets, as TypeScript sees them: imported for their effect alone. */
export {};
