import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'contract.noSchool': [409, 'No school', 'There is no contract for a volunteer’s place.', 'Voor een plek als vrijwilliger is er geen contract.'],
  'contract.notAgreed': [409, 'Not agreed yet', 'The school has to agree to the place first.', 'De school moet eerst akkoord geven voor de plek.'],
  'contract.exists': [409, 'There is one already', 'This internship already has a contract.', 'Deze stage heeft al een contract.'],
  'contract.noTemplate': [409, 'No template', 'There is no published contract template.', 'Er is geen gepubliceerd contractsjabloon.'],
  'contract.emptyField': [409, 'Empty field', 'The contract needs something that is not known: {name}.', 'Het contract heeft iets nodig dat we niet weten: {name}.'],
  'contract.hostFields': [409, 'The host has to fill in', 'The host has not filled in everything yet.', 'De stagebieder heeft nog niet alles ingevuld.'],
  'contract.noStart': [409, 'No first day', 'The internship has no first day yet.', 'De stage heeft nog geen eerste dag.'],
  'contract.noGuardian': [409, 'No guardian', 'The student is under 18: a parent or guardian has to sign.', 'De leerling is jonger dan 18: een ouder of verzorger moet meetekenen.'],
  'contract.noName': [409, 'No name', 'A signer has no name yet ({role}).', 'Een ondertekenaar heeft nog geen naam ({role}).'],
  'contract.unreachable': [409, 'No address', 'A signer cannot be reached yet ({role}).', 'Een ondertekenaar is nog niet bereikbaar ({role}).'],
  'contract.sameAddress': [422, 'Same address', 'Two signers have the same address. Each needs their own.', 'Twee ondertekenaars hebben hetzelfde adres. Ieder heeft een eigen adres nodig.'],
  'contract.notYourTurn': [409, 'Not your turn', 'Others sign first. You get a message when it is your turn.', 'Anderen tekenen eerst. Je krijgt bericht als je aan de beurt bent.'],
  'contract.studentSigns': [409, 'The student signs', 'The student signs in person.', 'De leerling tekent zelf.'],
  'contract.schoolNames': [409, 'The school named somebody', 'On this site the school names once, in its settings, who signs for it.', 'Op deze site kiest de school in de instellingen wie er tekent.'],
  'contract.tooLittle': [422, 'Too little', 'Draw your whole signature, or type your name.', 'Zet je hele handtekening, of typ je naam.'],
  'contract.unknownBlank': [422, 'Unknown field', 'This contract does not ask for that.', 'Daar vraagt dit contract niet om.'],
  'contract.hostDoesNotFill': [409, 'Not on this site', 'On this site the school fills in contracts.', 'Op deze site vult de school contracten in.'],
  'contract.nothingToFill': [409, 'Nothing to fill in', 'This contract has nothing for the host to fill in.', 'In dit contract hoeft de stagebieder niets in te vullen.'],
  'contractTemplate.unknownBlank': [422, 'Unknown field', 'The text has a field that nobody is asked for: {name}.', 'In de tekst staat een veld waar niemand naar gevraagd wordt: {name}.'],
  'contractLink.unknown': [404, 'Unknown link', 'This link or code does not exist.', 'Deze link of code bestaat niet.'],
  'contractLink.expired': [410, 'Link is over', 'This link or code works no longer.', 'Deze link of code werkt niet meer.'],
  'contractLink.passedOn': [410, 'Somebody else signs', 'Somebody else signs this contract now.', 'Iemand anders tekent dit contract nu.'],
  'contractLink.changed': [410, 'The contract changed', 'The contract was changed since. There is a new link in your mail.', 'Het contract is daarna veranderd. In je mail staat een nieuwe link.'],
  'contractLink.over': [410, 'Contract is over', 'This contract is not signed any more.', 'Dit contract wordt niet meer getekend.'],
} as const satisfies ErrorTable
