import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'menu.cycle': [422, 'Menu item inside itself', 'A menu item cannot lie below itself.', 'Een menu-item kan niet onder zichzelf liggen.'],
  'menu.deep': [422, 'Too deep', 'A menu has at most {levels} levels.', 'Een menu heeft hooguit {levels} lagen.'],
  'menu.outside': [422, 'Not a secure address', 'Give a whole address that begins with https://.', 'Geef een heel adres dat met https:// begint.'],
  'menu.arrangement': [422, 'Order not valid', 'The order of the menu is not valid.', 'De volgorde van het menu klopt niet.'],
  'menu.changed': [409, 'Menu changed meanwhile', 'Somebody added or removed an item meanwhile. Look at the menu as it is now and try again.', 'Er is ondertussen een item bijgekomen of weggehaald. Bekijk het menu zoals het nu is en probeer het opnieuw.'],
  'page.slug': [422, 'Address not possible', 'Use small letters, digits and dashes only.', 'Gebruik alleen kleine letters, cijfers en streepjes.'],
  'page.slugTaken': [422, 'Address taken', 'Another page has this address already.', 'Een andere pagina heeft dit adres al.'],
  'page.slugReserved': [422, 'Address of the site itself', 'The site itself uses this address. Choose another one.', 'Dit adres gebruikt de site zelf. Kies een ander adres.'],
  'page.blocks': [422, 'Content not valid', 'The content of the page is not valid.', 'De inhoud van de pagina klopt niet.'],
  'page.link': [422, 'Link not possible', 'Block {number}: a link leads to a page of this site, an address that begins with https:// or a mail address.', 'Blok {number}: een link gaat naar een pagina van deze site, een adres dat met https:// begint of een mailadres.'],
  'page.video': [422, 'Video not possible', 'Block {number}: give the link of a video on YouTube or Vimeo.', 'Blok {number}: geef de link van een video op YouTube of Vimeo.'],
  'page.share': [422, 'Not a picture of this site', 'Choose a drawing or a picture of the library.', 'Kies een tekening of een afbeelding uit de bestanden.'],
  'page.foreign': [422, 'Cannot stand on a page', 'Block {number} holds something that cannot stand on a page, such as HTML or a script.', 'In blok {number} staat iets wat niet op een pagina kan, zoals HTML of een script.'],
  'page.words': [422, 'Not finished yet', 'Block {number} is not filled in completely yet.', 'Blok {number} is nog niet helemaal ingevuld.'],
  'page.picture': [422, 'No picture', 'Block {number}: choose a picture and say what it shows.', 'Blok {number}: kies een afbeelding en schrijf op wat erop te zien is.'],
  'page.place': [422, 'Place not known', 'Block {number}: we do not know this place. Give a postal code or a town.', 'Blok {number}: deze plaats kennen we niet. Geef een postcode of een plaats.'],
  'page.title': [422, 'No title', 'Give the page a title.', 'Geef de pagina een titel.'],
  'page.past': [422, 'In the past', 'Choose a moment that is still to come.', 'Kies een moment dat nog komt.'],
  'page.beingWritten': [409, 'Somebody is writing on it', 'This page has changes that are not live yet. Publish them first, or write them in the editor.', 'Deze pagina heeft wijzigingen die nog niet live staan. Publiceer die eerst, of wijzig de pagina in de editor.'],
  'page.moment': [422, 'No moment', 'Say when the page appears.', 'Geef aan wanneer de pagina verschijnt.'],
} as const satisfies ErrorTable
