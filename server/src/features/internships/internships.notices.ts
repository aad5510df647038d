import type { Words } from '#engine/personal.ts'

export const notices = {
  internshipChanged: ['een stage is gewijzigd', 'an internship was changed'],
  internshipStopped: ['een stage is gestopt', 'an internship was stopped'],
  internshipCompleted: ['een stage is afgerond', 'an internship is completed'],
  internshipExtended: ['een stage duurt langer', 'an internship lasts longer'],
  internshipReady: ['een stage kan beginnen', 'an internship can begin'],
  internshipReopened: ['een stage gaat weer door', 'an internship goes on again'],
  phaseReturned: ['een stap om aan te vullen', 'a step to complete'],
  phaseHandedIn: ['een stap om na te kijken', 'a step to look at'],
  phaseStarted: ['een nieuwe stap', 'a new step'],
  stopAsked: ['een vraag om te stoppen', 'a question to stop'],
} satisfies Words
