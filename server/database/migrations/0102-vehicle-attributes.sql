-- What is said of vehicles for sale (domain 2.10), in every shop: attributes of its own, and the family that asks for them.
alter table attribute
  -- Neither a page, a document, a feed nor a device is ever told of it, whatever else is set.
  add column is_confidential boolean not null default false;
alter table attribute_option
  -- What a choice does, by a name that nobody edits: « margin » of a scheme of VAT. Null: it is only told.
  add column code text;

create function plant_vehicle_attributes() returns void language plpgsql as $$
begin
  insert into attribute as a (code, name, section, translations, type, unit, position, swatch_type, is_filterable, is_required,
    is_visible_on_front, is_searchable, validation, regex, default_value, is_confidential, is_unique, is_user_defined)
  select code, name, section, jsonb_build_object('en_GB', jsonb_build_object('name', english, 'section', english_section)),
    type, unit, 1000 + place, case type when 'select' then 'text' end, is_filterable, is_required, is_visible,
    type in ('select', 'multiselect') and is_filterable, case when regex is not null then 'regex' end, regex,
    default_value, is_confidential, is_unique, false
  from (values
    (0, 'brand', 'Marque', 'Brand', 'select', 'L’essentiel', 'Essentials', null::text, true, false, true,
      null::text, null::text, false, false),
    (1, 'model', 'Modèle', 'Model', 'select', 'L’essentiel', 'Essentials', null, true, false, true,
      null, null, false, false),
    (2, 'version', 'Version', 'Version', 'text', 'L’essentiel', 'Essentials', null, false, true, true,
      null, null, false, false),
    (3, 'sale_kind', 'Type de vente', 'Sale', 'select', 'L’essentiel', 'Essentials', null, true, false, true,
      null, null, false, false),
    (4, 'year', 'Année', 'Year', 'number', 'L’essentiel', 'Essentials', null, true, false, true,
      null, null, false, false),
    (5, 'color', 'Couleur', 'Colour', 'select', 'L’essentiel', 'Essentials', null, true, false, true,
      null, null, false, false),
    (6, 'location', 'Visible à', 'To be seen in', 'text', 'L’essentiel', 'Essentials', null, false, false, true,
      null, null, false, false),
    (7, 'first_registration', 'Première mise en circulation', 'First registration', 'text', 'Historique', 'History', null, false, true, true,
      '(0[1-9]|1[0-2])/[12][0-9][0-9][0-9]', null, false, false),
    (8, 'mileage', 'Kilométrage', 'Mileage', 'number', 'Historique', 'History', 'km', true, true, true,
      null, null, false, false),
    (9, 'mileage_guaranteed', 'Kilométrage garanti', 'Mileage guaranteed', 'boolean', 'Historique', 'History', null, false, false, true,
      null, 'oui', false, false),
    (10, 'previous_owners', 'Propriétaires précédents', 'Previous owners', 'number', 'Historique', 'History', null, false, false, true,
      null, null, false, false),
    (11, 'service_book', 'Carnet d’entretien', 'Service book', 'boolean', 'Historique', 'History', null, false, false, true,
      null, null, false, false),
    (12, 'imported', 'Véhicule importé', 'Imported', 'boolean', 'Historique', 'History', null, false, false, true,
      null, null, false, false),
    (13, 'inspection', 'Contrôle technique', 'Roadworthiness test', 'text', 'Historique', 'History', null, false, false, true,
      null, null, false, false),
    (14, 'inspection_date', 'Date du contrôle technique', 'Date of the roadworthiness test', 'date', 'Historique', 'History', null, false, false, true,
      null, null, false, false),
    (15, 'warranty_type', 'Garantie', 'Warranty', 'text', 'Vente', 'Sale', null, false, false, true,
      null, null, false, false),
    (16, 'vat_scheme', 'Régime de TVA', 'VAT scheme', 'select', 'Vente', 'Sale', null, false, false, true,
      null, null, false, false),
    (17, 'fuel', 'Énergie', 'Fuel', 'select', 'Moteur et transmission', 'Engine and transmission', null, true, false, true,
      null, null, false, false),
    (18, 'gearbox', 'Boîte de vitesses', 'Gearbox', 'select', 'Moteur et transmission', 'Engine and transmission', null, true, false, true,
      null, null, false, false),
    (19, 'gears', 'Rapports', 'Gears', 'number', 'Moteur et transmission', 'Engine and transmission', null, false, false, true,
      null, null, false, false),
    (20, 'displacement', 'Cylindrée', 'Displacement', 'number', 'Moteur et transmission', 'Engine and transmission', 'cm³', false, false, true,
      null, null, false, false),
    (21, 'power_hp', 'Puissance', 'Power', 'number', 'Moteur et transmission', 'Engine and transmission', 'ch', true, false, true,
      null, null, false, false),
    (22, 'power_kw', 'Puissance (kW)', 'Power (kW)', 'number', 'Moteur et transmission', 'Engine and transmission', 'kW', false, false, true,
      null, null, false, false),
    (23, 'fiscal_hp', 'Puissance fiscale', 'Fiscal power', 'number', 'Moteur et transmission', 'Engine and transmission', 'CV', false, false, true,
      null, null, false, false),
    (24, 'consumption', 'Consommation mixte', 'Combined consumption', 'text', 'Moteur et transmission', 'Engine and transmission', null, false, false, true,
      null, null, false, false),
    (25, 'co2', 'Émissions de CO₂', 'CO₂ emissions', 'number', 'Moteur et transmission', 'Engine and transmission', 'g/km', false, false, true,
      null, null, false, false),
    (26, 'euro_norm', 'Norme Euro', 'Euro standard', 'select', 'Moteur et transmission', 'Engine and transmission', null, false, false, true,
      null, null, false, false),
    (27, 'crit_air', 'Vignette Crit’Air', 'Crit’Air sticker', 'select', 'Moteur et transmission', 'Engine and transmission', null, true, true, true,
      null, null, false, false),
    (28, 'licence', 'Permis', 'Licence', 'select', 'Moteur et transmission', 'Engine and transmission', null, true, false, true,
      null, null, false, false),
    (29, 'a2_compatible', 'Compatible permis A2', 'A2 licence compatible', 'boolean', 'Moteur et transmission', 'Engine and transmission', null, false, false, true,
      null, null, false, false),
    (30, 'body', 'Carrosserie', 'Body type', 'select', 'Carrosserie', 'Body', null, true, false, true,
      null, null, false, false),
    (31, 'doors', 'Portes', 'Doors', 'number', 'Carrosserie', 'Body', null, false, false, true,
      null, null, false, false),
    (32, 'seats', 'Places', 'Seats', 'number', 'Carrosserie', 'Body', null, false, false, true,
      null, null, false, false),
    (33, 'interior', 'Sellerie', 'Upholstery', 'text', 'Carrosserie', 'Body', null, false, false, true,
      null, null, false, false),
    (34, 'equipment_comfort', 'Confort', 'Comfort', 'multiselect', 'Équipements', 'Equipment', null, false, false, true,
      null, null, false, false),
    (35, 'equipment_safety', 'Sécurité', 'Safety', 'multiselect', 'Équipements', 'Equipment', null, false, false, true,
      null, null, false, false),
    (36, 'equipment_driving', 'Aides à la conduite', 'Driving assistance', 'multiselect', 'Équipements', 'Equipment', null, false, false, true,
      null, null, false, false),
    (37, 'equipment_media', 'Multimédia', 'Multimedia', 'multiselect', 'Équipements', 'Equipment', null, false, false, true,
      null, null, false, false),
    (38, 'equipment_outside', 'Extérieur et portage', 'Exterior and carrying', 'multiselect', 'Équipements', 'Equipment', null, false, false, true,
      null, null, false, false),
    (39, 'vehicle_options', 'Options', 'Options', 'textarea', 'Équipements', 'Equipment', null, false, false, true,
      null, null, false, false),
    (40, 'vin', 'Numéro de série (VIN)', 'Vehicle identification number', 'text', 'Réservé à l’équipe', 'For the team', null, false, false, false,
      '[A-HJ-NPR-Z0-9]{17}', null, true, true),
    (41, 'plate', 'Immatriculation', 'Licence plate', 'text', 'Réservé à l’équipe', 'For the team', null, false, false, false,
      '[A-HJ-NP-TV-Z]{2}-?[0-9]{3}-?[A-HJ-NP-TV-Z]{2}|[0-9]{1,4} ?[A-Z]{1,3} ?([0-9]{2,3}|2[AB])', null, true, true)
  ) as v (place, code, name, english, type, section, english_section, unit, is_filterable, is_required, is_visible, regex,
    default_value, is_confidential, is_unique)
  -- A shop that had one by this code keeps its words; what the law asks of a vehicle is asked for from now on.
  on conflict (code) do update set
    is_user_defined = false,
    is_required = a.is_required or excluded.is_required,
    is_filterable = a.is_filterable or (excluded.is_filterable and a.type in ('select', 'multiselect', 'number', 'boolean')),
    is_visible_on_front = a.is_visible_on_front and excluded.is_visible_on_front,
    is_searchable = a.is_searchable and not excluded.is_confidential,
    is_confidential = excluded.is_confidential,
    rev = a.rev + 1;

  with given (attribute_code, name, english, code, place) as (values
    ('sale_kind', 'Neuf', 'New'::text, 'new'::text, 0),
    ('sale_kind', 'Occasion', 'Used', 'used', 1),
    ('sale_kind', 'Démonstration', 'Demonstrator', 'demo', 2),
    ('sale_kind', 'Collection', 'Classic', 'classic', 3),
    ('vat_scheme', 'TVA récupérable', 'VAT deductible', 'vat', 0),
    ('vat_scheme', 'TVA sur la marge', 'Margin scheme', 'margin', 1),
    ('fuel', 'Essence', 'Petrol', null, 0),
    ('fuel', 'Diesel', null, null, 1),
    ('fuel', 'Hybride', 'Hybrid', null, 2),
    ('fuel', 'Hybride rechargeable', 'Plug-in hybrid', null, 3),
    ('fuel', 'Électrique', 'Electric', null, 4),
    ('fuel', 'GPL', 'LPG', null, 5),
    ('fuel', 'E85', null, null, 6),
    ('gearbox', 'Manuelle', 'Manual', null, 0),
    ('gearbox', 'Automatique', 'Automatic', null, 1),
    ('gearbox', 'Semi-automatique', 'Semi-automatic', null, 2),
    ('euro_norm', 'Euro 3', null, null, 0),
    ('euro_norm', 'Euro 4', null, null, 1),
    ('euro_norm', 'Euro 5', null, null, 2),
    ('euro_norm', 'Euro 5+', null, null, 3),
    ('euro_norm', 'Euro 6', null, null, 4),
    ('euro_norm', 'Euro 6d', null, null, 5),
    ('euro_norm', 'Euro 7', null, null, 6),
    ('crit_air', '0', null, '0', 0),
    ('crit_air', '1', null, '1', 1),
    ('crit_air', '2', null, '2', 2),
    ('crit_air', '3', null, '3', 3),
    ('crit_air', '4', null, '4', 4),
    ('crit_air', '5', null, '5', 5),
    ('licence', 'B', null, null, 0),
    ('licence', 'A', null, null, 1),
    ('licence', 'A1', null, null, 2),
    ('licence', 'A2', null, null, 3),
    ('licence', 'AM', null, null, 4),
    ('body', 'Citadine', 'City car', null, 0),
    ('body', 'Berline', 'Saloon', null, 1),
    ('body', 'Break', 'Estate', null, 2),
    ('body', 'SUV', null, null, 3),
    ('body', 'Monospace', 'People carrier', null, 4),
    ('body', 'Coupé', 'Coupé', null, 5),
    ('body', 'Cabriolet', 'Convertible', null, 6),
    ('body', 'Utilitaire', 'Van', null, 7),
    ('body', 'Roadster', null, null, 8),
    ('body', 'Sportive', 'Sports bike', null, 9),
    ('body', 'Trail', 'Adventure', null, 10),
    ('body', 'Custom', 'Cruiser', null, 11),
    ('body', 'Routière', 'Tourer', null, 12),
    ('body', 'Scooter', null, null, 13),
    ('body', 'Cross', 'Motocross', null, 14),
    ('body', 'Quad', 'Quad bike', null, 15),
    ('equipment_comfort', 'Climatisation', 'Air conditioning', null, 0),
    ('equipment_comfort', 'Sièges chauffants', 'Heated seats', null, 1),
    ('equipment_comfort', 'Poignées chauffantes', 'Heated grips', null, 2),
    ('equipment_comfort', 'Toit ouvrant', 'Sunroof', null, 3),
    ('equipment_comfort', 'Hayon électrique', 'Electric tailgate', null, 4),
    ('equipment_comfort', 'Béquille centrale', 'Centre stand', null, 5),
    ('equipment_safety', 'ABS', null, null, 0),
    ('equipment_safety', 'Airbags', 'Airbags', null, 1),
    ('equipment_safety', 'ESP', 'Stability control', null, 2),
    ('equipment_safety', 'Antipatinage', 'Traction control', null, 3),
    ('equipment_safety', 'Alarme', 'Alarm', null, 4),
    ('equipment_safety', 'Isofix', null, null, 5),
    ('equipment_driving', 'Régulateur de vitesse', 'Cruise control', null, 0),
    ('equipment_driving', 'Caméra de recul', 'Reversing camera', null, 1),
    ('equipment_driving', 'Radars de stationnement', 'Parking sensors', null, 2),
    ('equipment_driving', 'Aide au maintien de voie', 'Lane keeping', null, 3),
    ('equipment_driving', 'Éclairage LED', 'LED lights', null, 4),
    ('equipment_media', 'Bluetooth', null, null, 0),
    ('equipment_media', 'Écran tactile', 'Touch screen', null, 1),
    ('equipment_media', 'GPS', 'Navigation', null, 2),
    ('equipment_media', 'Prise USB', 'USB port', null, 3),
    ('equipment_outside', 'Attelage', 'Tow bar', null, 0),
    ('equipment_outside', 'Barres de toit', 'Roof bars', null, 1),
    ('equipment_outside', 'Jantes alliage', 'Alloy wheels', null, 2),
    ('equipment_outside', 'Valises', 'Panniers', null, 3),
    ('equipment_outside', 'Protège-mains', 'Hand guards', null, 4)
  ), known as (
    update attribute_option o set code = g.code from given g
    where o.attribute_code = g.attribute_code and o.name = g.name and g.code is not null
  )
  insert into attribute_option (attribute_code, name, translations, code, position)
  select g.attribute_code, g.name,
    case when g.english is null then '{}' else jsonb_build_object('en_GB', jsonb_build_object('name', g.english)) end,
    g.code, g.place
  from given g join attribute a on a.code = g.attribute_code and a.type in ('select', 'multiselect')
  where not exists (select from attribute_option o where o.attribute_code = g.attribute_code and o.name = g.name)
  order by g.attribute_code, g.place;
end $$;
select plant_vehicle_attributes();
drop function plant_vehicle_attributes();

-- Its groups stand as the form of a vehicle asks for them; a family that there was gets those it lacks in one more group.
insert into attribute_family (code, name, slug, groups, is_user_defined)
select 'vehicule', 'Véhicule', 'vehicules', jsonb_agg(jsonb_build_object(
  'uuid', gen_random_uuid(), 'name', name, 'column', col, 'attributes', to_jsonb(string_to_array(codes, ' '))) order by place), false
from (values
  (1, 1, 'L’essentiel', 'brand model version sale_kind year color body location'),
  (2, 1, 'Historique', 'first_registration mileage mileage_guaranteed previous_owners service_book imported inspection inspection_date'),
  (3, 1, 'Moteur et transmission', 'fuel gearbox gears displacement power_hp power_kw fiscal_hp consumption co2 euro_norm crit_air licence a2_compatible'),
  (4, 2, 'Carrosserie', 'doors seats interior'),
  (5, 2, 'Équipements', 'equipment_comfort equipment_safety equipment_driving equipment_media equipment_outside vehicle_options'),
  (6, 2, 'Vente', 'vat_scheme warranty_type'),
  (7, 2, 'Réservé à l’équipe', 'vin plate')
) as g (place, col, name, codes)
where not exists (select from attribute_family where code = 'vehicule' or slug = 'vehicules');

update attribute_family as f set is_user_defined = false, rev = rev + 1, groups = (
    select coalesce(jsonb_agg(jsonb_set(g.one, '{attributes}', (g.one -> 'attributes') - 'sale_status') order by g.place), '[]')
    from jsonb_array_elements(f.groups) with ordinality as g (one, place)
  ) || jsonb_build_array(jsonb_build_object(
    'uuid', gen_random_uuid(), 'name', 'Compléments', 'column', 2, 'attributes', to_jsonb(missing.codes)))
from (
  select f.id, array_agg(a.code order by a.position) as codes
  from attribute_family f join attribute a on not a.is_user_defined and a.position >= 1000 and not a.code = any(f.attributes)
  where f.code = 'vehicule' group by f.id
) as missing
where missing.id = f.id;

-- Whether a vehicle can still be had is no value that anybody types any more.
update attribute set is_visible_on_front = false, is_filterable = false where code = 'sale_status';
