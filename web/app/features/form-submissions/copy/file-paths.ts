/** All of a submission on paper. */
export const paperOf = (submissionId: string): string => `/api/v1/form_submissions/${submissionId}/form.pdf`
