/** Who can hold a student up once there is a place, or once one is asked for. */
export const waitingOn = ['student', 'mentor', 'school', 'host'] as const
export type WaitingOn = (typeof waitingOn)[number]

/** How much of the hours is done: nothing, up to a quarter, a half, three quarters, nearly all, all. */
export const hourShares = ['none', 'quarter', 'half', 'threeQuarters', 'almost', 'whole'] as const
export type HourShare = (typeof hourShares)[number]

/** Days from the agreement to the last signature. */
export const contractPaces = ['days3', 'days7', 'days14', 'more'] as const
export type ContractPace = (typeof contractPaces)[number]

/** What became of a form that somebody was asked to fill in: it came back, it is waited for, or its time ran out. */
export const formOutcomes = ['given', 'waiting', 'expired'] as const
export type FormOutcome = (typeof formOutcomes)[number]

/** Whose doing it was that an internship ended before its time. */
export const endedBy = ['student', 'host', 'school', 'noShow'] as const
