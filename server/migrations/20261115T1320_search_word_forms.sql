-- More word forms become one: besides those of 1210 lessen is les, autos is auto, and what somebody does (maakt, kookt,
-- repareert, helpt) is what is done (maken, koken …). Nouns on -t stay: markt, taart, patient, recept.
create or replace function search_stem(word text) returns text
  language sql immutable strict parallel safe
begin atomic
  -- The last letter is looked at first, because an expression costs more than all the rest. Without "offset 0" every step
  -- would be taken as often as the next one names it.
  select case when length(stem) > 3 and right(stem, 2) in ('bb', 'ff', 'gg', 'll', 'mm', 'nn', 'pp', 'rr', 'ss')
    then left(stem, -1) else stem end
  from (select left(stem, -1) || translate(right(stem, 1), 'zv', 'sf') as stem
    from (select (ts_lexize('dutch_stem', case
      when length(word) > 4 and right(word, 2) in ('os', 'ys') and word !~ '[aeiou].s$' then left(word, -1)
      when right(word, 1) = 't'
        and word ~ ('((aa|ee|oo|uu|ai|oe|ie|ij|ui|eu|ou)[fgklmp]|(aa|ee|oo|ai|oe|ij|eu)n|...eer|oer|aai|oei|'
          || '[^aeiou][aeiou]k|erk|nk|[lmr]p|[^r]ip|[ao]p|[enr]g|[^aeiou]el|[aeio]m|rf|d)t$') then left(word, -1)
      when length(word) > 5 and right(rtrim(word, 's'), 2) = 'je'
        then regexp_replace(word, '(etje|(?<=[lnrw]|aa|oo|uu)tje|je)s?$', '')
      else word end))[1] as stem offset 0) s offset 0) t;
end;

-- The halves of a compound as in 1210, and the halves of those: hondenuitlaatservice is also uitlaat. More words of our field.
create or replace function search_pieces(word text) returns text[]
  language plpgsql immutable strict parallel safe as $$
declare
  parts constant text[] := regexp_split_to_array('
    administratie afval agent ambulance archief asiel atelier auto avond baantje baby bakker bakkerij balie bank basis
    basisschool bedrijf bedrijfs begeleider begeleiding beheer bejaarden bewoners bibliotheek bijbaan bloemen boeken
    boer boerderij bomen bouw brandweer brood buiten buurt buurthuis cafe camping catering centrum club coach
    computer cultuur dagbesteding dans dementie dieren dierenarts dinsdag donderdag drogist elektro eten
    evenement evenementen feest festival fiets fietsen film fles flessen foto fruit garage gasten gebouw
    gehandicapten geiten gids gitaar groen groente groenten groep gym haven hengel hockey honden hotel houderij
    hout huis huiskamer huiswerk hulp instructeur jeugd jongeren kaas kamer kantine kantoor kapper kassa katten
    kazerne keuken kinder kinderen klas kleding kleren kleuter klus knutsel koffie konijnen kook koor kring
    kunst leerling leerlingen lees les lessen lokaal lunch maaltijd maandag maatje magazijn maker makerij manege
    markt medewerker media melk melkvee metaal meubel middag milieu mode moestuin monteur museum muziek naai
    natuur onderhoud onderwijs oppas opvang ouderen paard paarden park peuter piano pizza planten podium politie
    pony poppen post radio reclame reparatie restaurant rijden rolstoel ruimte salon schaats schapen
    scheidsrechter schilder school schoonmaak scooter scouting service sleutel software speel speelgoed
    speeltuin spel spellen sport stads stage stageplaats stageplek stal station straat strand studio taal team techniek tehuis teken tennis
    terras theater thee timmer toneel trainer training tuin turn uitlaat vakantie veehouderij vereniging verhuur
    verkoop verpleeg verzorger verzorging verzorgings voedsel voer voetbal vogel vogels volleybal voorlees
    voorstelling vrijdag vrijwilligers vuilnis wandel was water website weekend werk werkplaats wijk winkel woensdag
    woon zaak zaal zang zaterdag zieken ziekenhuis zomer zondag zorg zwem zwembad', '\s+');
  long integer := length(word);
  head text;
  tail text;
  found text[];
begin
  if long < 7 or regexp_replace(word, '(en|n|s)$', '') = any(parts) or word = any(parts) then return '{}'; end if;
  for size in reverse long - 3 .. 3 loop
    if tail is null and right(word, size) = any(parts) then tail := right(word, size); end if;
    if head is null and left(word, size) = any(parts) then head := left(word, size); end if;
  end loop;
  found := array(select distinct piece from unnest(array[head, tail,
    case when head is not null then substr(word, length(head) + 1) end,
    case when tail is not null then regexp_replace(left(word, long - length(tail)), '(?<=...)s$', '') end]) piece
    where length(piece) > 3 or piece = any(parts));
  return array(select piece from unnest(found) piece
    -- What looks like an s between two words may be the end of one: oppasservice.
    union select part from unnest(found || left(word, long - length(tail))) piece
      cross join unnest(case when length(piece) > 6 then search_pieces(piece) end) part);
end $$;

-- As in 1210, with the days of a vacancy among its words.
create or replace function write_vacancy_search(tenant uuid, ids uuid[]) returns void language sql
begin atomic
  with source as materialized (
    select v.*, o.name as host, o.type as kind, o.status as host_status,
      coalesce(v.city, o.city) as town, coalesce(v.latitude, o.latitude) as lat, coalesce(v.longitude, o.longitude) as lng,
      array(select t.tag_id from vacancy_tags t where t.tenant_id = v.tenant_id and t.vacancy_id = v.id order by 1) as tag_ids,
      array(select s.school_id from vacancy_schools s where s.tenant_id = v.tenant_id and s.vacancy_id = v.id order by 1) as school_ids
    from vacancies v join organizations o on o.tenant_id = v.tenant_id and o.id = v.organization_id
    where v.tenant_id = tenant and v.id = any(ids)
    for share of o
  ), texts as materialized (
    select s.id, w.place, w.word from source s cross join lateral (
      select 4 as place, search_terms(s.title) as word
      union all select 3, search_terms(concat_ws(' ', s.host, s.town, s.sector,
        (select string_agg(g.name, ' ') from tags g where g.tenant_id = tenant and g.id = any(s.tag_ids)),
        (select string_agg((array['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag weekend', 'zondag weekend'])[d], ' ')
          from unnest(s.weekdays) d)))
      union all select 2, search_terms(s.requirements)
      union all select 1, search_terms(left(s.description, 3000))) w
    where length(w.word) <= 40
  ), known as materialized (
    select w.word, k.word is null as is_new, case when k.word is null then search_stem(w.word) else k.stem end as stem,
      coalesce(k.pieces, search_pieces(w.word)) as pieces
    from (select distinct word from texts) w
    left join vacancy_vocabulary k on k.tenant_id = tenant and k.word = w.word
  ), fresh as materialized (
    select word, stem, pieces from known where is_new
    union select p, search_stem(p), '{}' from known cross join unnest(pieces) p
      where is_new and not exists (select from known k where k.word = p)
  ), added as (
    insert into vacancy_vocabulary (tenant_id, word, stem, pieces)
      select tenant, word, stem, pieces from fresh order by word on conflict do nothing
  ), varied as (
    insert into vacancy_variants (tenant_id, variant, word)
      select tenant, variant, word from fresh cross join search_variants(word) variant
      where stem is not null and word !~ '[0-9]' and length(word) > 3 order by variant, word on conflict do nothing
  ), stems as (
    select t.id, k.stem as term, t.place from texts t join known k on k.word = t.word where k.stem is not null
    union all
    select t.id, search_stem(p), greatest(t.place - 1, 1) from texts t join known k on k.word = t.word cross join unnest(k.pieces) p
      where search_stem(p) is not null
  ), words as (
    select id, string_agg(term || ':1' || substr('DCBA', place, 1), ' ')::tsvector as words
    from (select id, term, max(place) as place from stems group by id, term) s group by id
  )
  insert into vacancy_search as x (tenant_id, vacancy_id, organization_id, is_findable, is_for_all, school_ids, published_at, cell,
    latitude, longitude, sector, kind, tag_ids, levels, weekdays, hours, start_date, end_date, places_left, minimum_age,
    maximum_age, words)
  select tenant, s.id, s.organization_id, s.status in ('published', 'full') and s.host_status = 'approved',
    s.visible_to = 'all', s.school_ids, coalesce(s.published_at, s.created_at),
    case when s.status in ('published', 'full') and s.host_status = 'approved' and s.visible_to = 'all'
      then search_cell(s.lat, s.lng) else -2 end,
    s.lat, s.lng, s.sector, s.kind, s.tag_ids,
    coalesce((select bit_or(1 << (array_position(array['pro', 'vmbo-bk', 'vmbo-gt', 'havo', 'vwo', 'mbo'], l) - 1))
      from unnest(s.levels) l), 63),
    coalesce((select bit_or(1 << (d - 1)) from unnest(s.weekdays) d where d between 1 and 7), 127),
    s.hours, s.start_date, s.end_date, s.places - s.places_taken, s.minimum_age, s.maximum_age, coalesce(w.words, '')
  from source s left join words w on w.id = s.id
  order by coalesce(s.published_at, s.created_at), s.id
  on conflict (tenant_id, vacancy_id) do update set
    organization_id = excluded.organization_id, is_findable = excluded.is_findable, is_stale = false, is_for_all = excluded.is_for_all,
    school_ids = excluded.school_ids, published_at = excluded.published_at, cell = excluded.cell,
    latitude = excluded.latitude, longitude = excluded.longitude, sector = excluded.sector, kind = excluded.kind,
    tag_ids = excluded.tag_ids, levels = excluded.levels, weekdays = excluded.weekdays, hours = excluded.hours,
    start_date = excluded.start_date, end_date = excluded.end_date, places_left = excluded.places_left,
    minimum_age = excluded.minimum_age, maximum_age = excluded.maximum_age, words = excluded.words
  where (x.organization_id, x.is_findable, x.is_stale, x.is_for_all, x.school_ids, x.published_at, x.cell, x.latitude,
      x.longitude, x.sector, x.kind, x.tag_ids, x.levels, x.weekdays, x.hours, x.start_date, x.end_date, x.places_left,
      x.minimum_age, x.maximum_age, x.words)
    is distinct from (excluded.organization_id, excluded.is_findable, false, excluded.is_for_all, excluded.school_ids,
      excluded.published_at, excluded.cell, excluded.latitude, excluded.longitude, excluded.sector, excluded.kind,
      excluded.tag_ids, excluded.levels, excluded.weekdays, excluded.hours, excluded.start_date, excluded.end_date,
      excluded.places_left, excluded.minimum_age, excluded.maximum_age, excluded.words);
end;

-- What is there already is read again, as in 1210.
do $$
declare name text;
declare needed constant text[] := array['vacancies', 'organizations', 'tags', 'vacancy_tags', 'vacancy_schools',
  'vacancy_vocabulary', 'vacancy_variants', 'vacancy_search', 'vacancy_terms'];
begin
  foreach name in array needed loop execute format('alter table %I no force row level security', name); end loop;
  delete from vacancy_variants;
  delete from vacancy_vocabulary;
  perform write_vacancy_search(tenant_id, array_agg(id)) from vacancies group by tenant_id;
  foreach name in array needed loop execute format('alter table %I force row level security', name); end loop;
end $$;
