/** So much time is offered; on the page of a contract one chooses the day. */
export const MORE_DAYS = 14
