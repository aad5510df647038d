import type { Words } from '#engine/personal.ts'

export const notices = {
  applicationReceived: ['een nieuwe aanmelding', 'a new application'],
  applicationSent: ['een aanmelding is verstuurd', 'an application was sent'],
  applicationToApprove: ['een aanmelding om te bekijken', 'an application to review'],
  applicationForwarded: ['een aanmelding is doorgestuurd', 'an application was forwarded'],
  applicationRefused: ['de school keurde een aanmelding af', 'the school refused an application'],
  applicationTalk: ['een kennismaking', 'a talk'],
  applicationTalkAnswered: ['een antwoord op een kennismaking', 'an answer about a talk'],
  applicationOffered: ['een plek aangeboden', 'a place offered'],
  applicationAccepted: ['aangenomen', 'accepted'],
  applicationDeclined: ['afgewezen', 'declined'],
  applicationWithdrawn: ['een aanmelding is gestopt', 'an application was withdrawn'],
  applicationQueued: ['op de wachtlijst', 'on the waiting list'],
  applicationExpired: ['een aanmelding is vervallen', 'an application expired'],
  applicationExtended: ['meer tijd voor een aanmelding', 'more time for an application'],
} satisfies Words
