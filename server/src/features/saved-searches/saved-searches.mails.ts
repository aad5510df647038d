import { mails } from '#mail/mail-kind.ts'

const places = ['{place1}', '{place2}', '{place3}', '{place4}', '{place5}']

export const savedSearchMails = mails('student', {
  newMatch: {
    nl: {
      subject: 'Er is een nieuwe stage voor je zoekopdracht',
      body: ['Hoi {firstName},', 'Er is een nieuwe stage bij {searches}:', '{place1}'],
      button: 'Bekijk de stage',
      stop: 'Geen mails meer over mijn zoekopdrachten',
    },
    en: {
      subject: 'There is a new internship for your search',
      body: ['Hi {firstName},', 'There is a new internship for {searches}:', '{place1}'],
      button: 'Look at the internship',
      stop: 'No more mails about my searches',
    },
    formal: {
      subject: 'Er is een nieuwe stage voor uw zoekopdracht',
      body: ['Beste {firstName},', 'Er is een nieuwe stage bij {searches}:', '{place1}'],
    },
  },
  newMatches: {
    nl: {
      subject: '{count} nieuwe stages voor je zoekopdracht',
      body: ['Hoi {firstName},', 'Er zijn {count} nieuwe stages bij {searches}. Dit zijn de nieuwste:', ...places],
      button: 'Bekijk alle nieuwe stages',
      stop: 'Geen mails meer over mijn zoekopdrachten',
    },
    en: {
      subject: '{count} new internships for your search',
      body: ['Hi {firstName},', 'There are {count} new internships for {searches}. The newest are:', ...places],
      button: 'Look at all new internships',
      stop: 'No more mails about my searches',
    },
    formal: {
      subject: '{count} nieuwe stages voor uw zoekopdracht',
      body: [
        'Beste {firstName},',
        'Er zijn {count} nieuwe stages bij {searches}. Dit zijn de nieuwste:',
        '{place1}',
        '{place2}',
        '{place3}',
        '{place4}',
        '{place5}',
      ],
    },
  },
})
