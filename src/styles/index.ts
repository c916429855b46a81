/** What `parameter-form/styles.css` is to TypeScript: imported for its effect alone. */
export {};
