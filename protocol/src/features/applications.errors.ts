import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'application.vacancyGone': [409, 'No longer open', 'You can no longer apply for this place.', 'Je kunt je voor deze plek niet meer aanmelden.'],
  'application.noPeriod': [409, 'No period', 'There is no internship period for you now. Ask your school.', 'Er is nu geen stageperiode voor jou. Vraag het aan je school.'],
  'application.notNow': [409, 'Not yet', 'Your school has not opened applying yet.', 'Je school heeft aanmelden nog niet opengezet.'],
  'application.tooYoung': [409, 'Too young', 'For this place you must be at least {age} when you begin.', 'Voor deze plek moet je minstens {age} jaar zijn als je begint.'],
  'application.tooOld': [409, 'Too old', 'This place is for people of at most {age}.', 'Deze plek is voor wie hooguit {age} jaar is.'],
  'application.twice': [409, 'Applied already', 'You applied for this place already.', 'Je hebt je al voor deze plek aangemeld.'],
  'application.tooMany': [409, 'Many open applications', 'You have {max} open applications. Wait for an answer or withdraw one first.', 'Je hebt {max} aanmeldingen openstaan. Wacht op een antwoord of trek er eerst een in.'],
  'application.placed': [409, 'Has a place already', 'You have a place in this period already.', 'Je hebt in deze periode al een plek.'],
  'application.days': [422, 'Other days', 'Choose from the days of this place.', 'Kies uit de dagen van deze plek.'],
  'application.hostStops': [409, 'Organization stops', 'This organization takes no new students any more.', 'Deze organisatie neemt geen nieuwe stagiairs meer aan.'],
  'application.noPlace': [409, 'No place left', 'All places are taken. Add a place to the vacancy first.', 'Alle plekken zijn bezet. Voeg eerst een plek toe aan de vacature.'],
  'application.extended': [409, 'Extended already', 'The time to answer can be extended once.', 'De tijd om te antwoorden kan één keer verlengd worden.'],
  'application.talkPast': [422, 'Moment has passed', 'Choose a moment that is still to come.', 'Kies een moment dat nog moet komen.'],
  'application.talkOver': [409, 'Moment has passed', 'The moment to meet has passed.', 'Het moment om kennis te maken is voorbij.'],
  'application.talkFar': [422, 'Too far ahead', 'Choose a moment within {days} days.', 'Kies een moment binnen {days} dagen.'],
  'application.decided': [409, 'Answered already', '{by} answered this application on {on}.', '{by} heeft deze aanmelding op {on} al beantwoord.'],
  'application.passedOn': [409, 'Passed on', '{name} answers this application now.', '{name} beantwoordt deze aanmelding nu.'],
  'applicationLink.unknown': [404, 'Link not known', 'This link is not right. Open it from the mail once more.', 'Deze link klopt niet. Open hem nog een keer vanuit de mail.'],
  'applicationLink.expired': [410, 'Link has run out', 'This link worked for 30 days. Ask for a new one, or sign in.', 'Deze link werkte 30 dagen. Vraag een nieuwe aan, of log in.'],
  'applicationLink.accepted': [410, 'Accepted already', 'This application was accepted on {on}. The link worked for 30 days.', 'Deze aanmelding is op {on} aangenomen. De link werkte 30 dagen.'],
  'applicationLink.declined': [410, 'Declined already', 'This application was declined on {on}. The link worked for 30 days.', 'Deze aanmelding is op {on} afgewezen. De link werkte 30 dagen.'],
  'applicationLink.over': [410, 'Application is over', 'This application ended on {on} without your answer. You need not do anything.', 'Deze aanmelding is op {on} gestopt zonder uw antwoord. U hoeft niets te doen.'],
} as const satisfies ErrorTable
