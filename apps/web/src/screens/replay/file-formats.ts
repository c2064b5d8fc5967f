/** The forms in which a record goes out. */
export const FILE_FORMATS = ['mura', 'aiwolf', 'nlp', 'licos', 'licos-0.2', 'text'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];
