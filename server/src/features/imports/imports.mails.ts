import { mails } from '#mail/mail-kind.ts'

export const importMails = mails('school', {
  importFinished: {
    nl: {
      subject: 'Je import van {file} is klaar',
      body: ['Hoi {firstName},', 'We hebben {file} geïmporteerd. In het verslag zie je per rij wat er is gebeurd.'],
      button: 'Verslag bekijken',
    },
    en: {
      subject: 'Your import of {file} is finished',
      body: ['Hi {firstName},', 'We imported {file}. The report shows what happened, row by row.'],
      button: 'Look at the report',
    },
  },
  importFailed: {
    nl: {
      subject: 'Je import van {file} is niet gelukt',
      body: ['Hoi {firstName},', 'Het importeren van {file} is gestopt. Open de import om te zien waarom.'],
      button: 'Naar de import',
    },
    en: {
      subject: 'Your import of {file} failed',
      body: ['Hi {firstName},', 'The import of {file} stopped. Open it to see why.'],
      button: 'Go to the import',
    },
  },
  importWaits: {
    nl: {
      subject: '{file} wacht op je',
      body: [
        'Hoi {firstName},',
        'Een programma bracht {file}. Er staat iets in waar eerst iemand naar moet kijken. Tot die tijd verandert er niets.',
      ],
      button: 'Bestand bekijken',
    },
    en: {
      subject: '{file} waits for you',
      body: [
        'Hi {firstName},',
        'A program brought {file}. Somebody has to look at something in it first. Until then nothing changes.',
      ],
      button: 'Look at the file',
    },
  },
})
