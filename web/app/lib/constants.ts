const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 3600

/** The numbers that people notice: how long, how wide, how high. Times in milliseconds unless their name says else. */

export const toast = {
  duration: 5 * SECOND,
  /** One that offers something, such as to undo it, has to be read, reached and pressed. */
  actionDuration: 20 * SECOND,
  tick: 16,
  /** More than three at once nobody reads; the others wait for their turn. */
  mostVisible: 3,
}

export const loadingBar = {
  /** A page that is there within this time shows no bar. */
  throttle: 200,
  /** How long the bar expects a page to take. */
  duration: 2 * SECOND,
  hideDelay: 500,
  resetDelay: 400,
  /** In pixels. */
  height: 3,
}

/** How long a new page gets to settle before it is announced. */
export const pageChangeWait = 100

/** Whoever signs out may still be reading; after this nothing of them is left on the device. */
export const signOutClearDelay = 500

/** How long what somebody typed waits for them to sign in again. */
export const draftAge = 60 * MINUTE

/** In seconds, as cookies count. */
export const preferenceCookieAge = 365 * DAY
export const messagesAge = DAY

export const newBuild = {
  interval: 5 * MINUTE,
  /** A tab that is looked at again asks at once, but not at every glance. */
  pause: MINUTE,
}

export const errorReports = {
  /** A page that breaks in a loop must not keep the line busy. */
  mostPerPage: 10,
  /** In characters. */
  longestStack: 4096,
}

/** In seconds: a message for the next page, not for one that is opened tomorrow. */
export const flashAge = 60
