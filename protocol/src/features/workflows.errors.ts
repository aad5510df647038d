import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'workflow.empty': [422, 'No steps', 'A route has at least one step and at most {max}.', 'Een route heeft minstens één stap en hoogstens {max}.'],
  'workflow.completionLast': [422, 'Completion comes last', 'A route ends with one step of the kind Completion.', 'Een route eindigt met precies één stap van de soort Afronden.'],
  'workflow.searchFirst': [422, 'Searching comes first', 'Searching for a place is the first step, and there is one of it.', 'Een plek zoeken is de eerste stap, en die is er maar één keer.'],
  'workflow.kindFixed': [422, 'Kind cannot change', 'A step keeps its kind. Add a new step and remove this one.', 'Een stap houdt zijn soort. Voeg een nieuwe stap toe en verwijder deze.'],
  'workflow.inUse': [409, 'In use', 'Periods are on this route. Put them on another one first.', 'Er zijn periodes met deze route. Geef die eerst een andere route.'],
  'workflow.nothingToUndo': [409, 'Nothing to undo', 'There is no change to take back.', 'Er is geen wijziging om terug te draaien.'],
  'workflow.undoLost': [409, 'Cannot be undone', 'The route as it was before cannot be read any more. Change it by hand.', 'De route van hiervoor is niet meer te lezen. Pas de route met de hand aan.'],
  'phase.notYours': [403, 'Not your step', 'Somebody else has to do this step.', 'Deze stap is voor iemand anders.'],
  'phase.byItself': [409, 'Ticks itself off', 'This step is done as soon as its own screen says so; nobody ticks it.', 'Deze stap gaat vanzelf op klaar via zijn eigen scherm. Je kunt hem niet afvinken.'],
  'phase.needed': [409, 'Needed', 'The last step cannot be left out: it ends the internship.', 'De laatste stap kan niet worden overgeslagen: die sluit de stage af.'],
  'internship.stepsLeft': [409, 'Steps left', 'There are steps left to do. Tick them or leave them out with a reason first.', 'Er zijn nog stappen open. Vink ze af of sla ze met een reden over.'],
  'internship.notLonger': [422, 'Not longer', 'Choose a day after the present last day.', 'Kies een dag na de huidige laatste dag.'],
} as const satisfies ErrorTable
