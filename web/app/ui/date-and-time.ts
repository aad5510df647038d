// Fetched together: they share nearly everything, and a file for each would be a third one for that.
export { DateField } from './date-field.tsx'
export { TimeField } from './time-field.tsx'
