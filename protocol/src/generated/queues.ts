// Written by `npm run generate` from the queues that the features of the server declare.
/** A kind of thing that waits for somebody’s decision. */
export type QueueName = 'applications' | 'applicationsAtHost' | 'assignments' | 'contracts' | 'forms' | 'hours' | 'messageReports' | 'messages' | 'organizations' | 'selfFound' | 'vacancies' | 'vacancyReports' | 'worksAtHost'
