/** A file of a submission, for who follows it. */
export const fileOf = (fileId: string): string => `/api/v1/form_files/${fileId}`
/** All of a submission on paper. */
export const paperOf = (submissionId: string): string => `/api/v1/form_submissions/${submissionId}/form.pdf`
