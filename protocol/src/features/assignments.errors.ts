import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'assignment.forWhom': [422, 'For whom?', 'Choose a period, a class or a student.', 'Kies een periode, een klas of een leerling.'],
  'assignment.notYours': [422, 'Not your students', 'You can give assignments to your own classes and students.', 'Je kunt opdrachten geven aan je eigen klassen en leerlingen.'],
  'assignment.nobody': [409, 'Nobody gets it', 'There are no students in this period or class yet.', 'Er zijn nog geen leerlingen in deze periode of klas.'],
  'assignment.handedIn': [409, 'Handed in already', 'Students handed in work already. Close the assignment instead.', 'Er is al werk ingeleverd. Sluit de opdracht in plaats daarvan.'],
  'assignment.closed': [409, 'Closed', 'This assignment is closed. Nothing can be handed in any more.', 'Deze opdracht is gesloten. Je kunt niets meer inleveren.'],
  'assignment.instructions': [422, 'Text not right', 'This text cannot be saved.', 'Deze tekst kan niet worden opgeslagen.'],
  'assignment.phase': [422, 'Not such a step', 'Choose a step for an assignment.', 'Kies een stap voor een opdracht.'],
  'assignment.form': [422, 'Not such a form', 'Choose a published form of your school.', 'Kies een gepubliceerd formulier van je school.'],
  'assignment.rubric': [422, 'Not a rubric', 'Choose a published form with a rubric, without files or a signature.', 'Kies een gepubliceerd formulier met een rubric, zonder bestanden of handtekening.'],
  'assignment.rubricDecides': [422, 'The school scores', 'A rubric is filled in by the school. Choose that the supervisor takes a look, or leave out the rubric.', 'De school vult de rubric in. Kies dat de praktijkbegeleider meekijkt, of laat de rubric weg.'],
  'work.formFirst': [409, 'Form first', 'Fill in the form of this assignment first.', 'Vul eerst het formulier bij deze opdracht in.'],
  'work.noForm': [409, 'No form', 'There is no form with this assignment.', 'Bij deze opdracht hoort geen formulier.'],
  'work.empty': [422, 'Nothing in it', 'Write something or add a file.', 'Schrijf iets of voeg een bestand toe.'],
  'work.tooMany': [422, 'Too many files', 'Add at most {max} files.', 'Voeg hoogstens {max} bestanden toe.'],
  'work.mark': [422, 'Which mark?', 'Give a mark from 1 to 10.', 'Geef een cijfer van 1 tot en met 10.'],
  'work.level': [422, 'Which level?', 'Choose a level.', 'Kies een beoordeling.'],
  'work.noMark': [422, 'No marks here', 'This assignment has no marks.', 'Bij deze opdracht hoort geen cijfer of beoordeling.'],
  'work.sooner': [422, 'Not later', 'Choose a day from today on.', 'Kies een dag vanaf vandaag.'],
  'work.noSupervisor': [409, 'Nobody to ask', 'We do not know who guides this student at the host. Fill that in at the internship.', 'We weten niet wie deze leerling begeleidt op de stageplek. Vul dat in bij de stage.'],
  'work.askedToday': [409, 'Asked already', 'The supervisor got a mail about this today.', 'De praktijkbegeleider kreeg hier vandaag al een mail over.'],
  'work.seenOld': [409, 'Handed in again', 'The student handed in something newer. Look at that first.', 'De leerling heeft iets nieuws ingeleverd. Bekijk dat eerst.'],
  'work.fileType': [422, 'Not such a file', 'Choose a picture, a PDF, or a document of Word, Excel, PowerPoint or LibreOffice without macros.', 'Kies een foto, een pdf, of een document van Word, Excel, PowerPoint of LibreOffice zonder macro’s.'],
  'assignmentLink.unknown': [404, 'Unknown link', 'This link does not exist.', 'Deze link bestaat niet.'],
  'assignmentLink.expired': [410, 'Link is over', 'This link works no longer.', 'Deze link werkt niet meer.'],
} as const satisfies ErrorTable
