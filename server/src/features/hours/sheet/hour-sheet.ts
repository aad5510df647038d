export const sheet = (internshipId: string) => `/urenbriefje/${internshipId}`
