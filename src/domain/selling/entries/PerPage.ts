/** Rows per page, by where they are shown. `search` is for reading a whole list. */
export const PerPage = { list: 20, templates: 5, picker: 10, search: 100 } as const;
