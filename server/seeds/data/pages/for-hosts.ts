import { button, heading, points, text } from '../block-writing.ts'
import { type Facts, type SeedPage, when } from './seed-page.ts'

export function forHosts({ flags }: Facts): SeedPage {
  return {
    slug: 'voor-stagebieders',
    title: ['Voor stagebieders', 'For providers'],
    summary: [
      'U biedt een plek, wij zorgen dat de afspraken kloppen. Dat kost u weinig tijd.',
      'You offer a place, we make sure the arrangements are right. It takes little of your time.',
    ],
    nl: [
      text(
        'Een leerling op de werkvloer brengt vragen mee die u zelf al lang niet meer stelt. Voor de leerling is het vaak de eerste kennismaking met werk. Een paar uur per week is genoeg.',
      ),
      heading('Wat vragen we van u?'),
      text(
        points(
          'Werk dat een leerling echt kan doen',
          'Eén vaste begeleider die weet dat er iemand komt',
          'Een kort gesprek aan het begin en aan het eind',
        ),
      ),
      heading('Wat hoeft u niet te doen?'),
      text(
        points(
          ...when(flags.digitalContracts, 'Papieren contracten versturen: u tekent op uw telefoon, zonder account'),
          ...when(flags.hours, 'Urenlijsten bijhouden: u keurt de uren met één klik goed'),
          'Leerlingen zoeken: zij vinden u in de [stagebank](/stagebank)',
          'Uitzoeken wat de school wil: dat staat er al bij',
        ),
      ),
      heading('Wilt u een plek aanbieden?'),
      text(
        'Meld uw organisatie aan: dat is in een paar minuten gedaan. Daarna zet u zelf uw vacatures in de stagebank. Eerst iets vragen? [Neem contact op](/contact).',
      ),
      button('Meld uw organisatie aan', '/organizations/signup'),
    ],
    en: [
      text(
        'A student at work asks the questions you stopped asking long ago. For the student it is often a first taste of working life. A few hours a week is enough.',
      ),
      heading('What we ask of you'),
      text(
        points(
          'Work that a student can really do',
          'One supervisor who knows that somebody is coming',
          'A short talk at the beginning and at the end',
        ),
      ),
      heading('What you need not do'),
      text(
        points(
          ...when(flags.digitalContracts, 'Send paper contracts: you sign on your phone, without an account'),
          ...when(flags.hours, 'Keep lists of hours: you approve them with one click'),
          'Look for students: they find you in the [internship bank](/stagebank)',
          'Find out what the school wants: it says so already',
        ),
      ),
      heading('Would you like to offer a place?'),
      text(
        'Register your organization: it takes a few minutes. After that you place your vacancies in the internship bank yourself. A question first? [Get in touch](/contact).',
      ),
      button('Register your organization', '/organizations/signup'),
    ],
  }
}
