import type { Translated } from '#core/contract/catalogue/structure.ts';

import type { DemoAttribute, DemoFamily, DemoOption } from './shape.ts';
import { both } from './wording.ts';

const GENERAL = both('L’essentiel', 'Essentials');
const FITTING = both('Montage', 'Fitting');
const SIZES = both('Dimensions', 'Dimensions');
const LABEL = both('Étiquette européenne', 'EU label');
const STANDARDS = both('Normes et homologations', 'Standards and approvals');
const ENGINE = both('Moteur et transmission', 'Engine and transmission');
const HISTORY = both('Historique', 'History');
const BODY = both('Carrosserie', 'Body');
const SALE = both('Vente', 'Sale');
const EQUIPMENT = both('Équipements', 'Equipment');

interface Traits {
  readonly unit?: string;
  readonly filter?: boolean;
  readonly configurable?: boolean;
}

/** Options as `français` or `français|English` or `français|English|#colour`. */
function optionsOf(labels: readonly string[]): DemoOption[] {
  return labels.map((label) => {
    const [fr = '', en = fr, swatch = null] = label.split('|');
    return { label: both(fr, en), swatch };
  });
}

function attribute(
  code: string,
  fr: string,
  en: string,
  type: DemoAttribute['type'],
  heading: Translated,
  { unit, filter = false, configurable = false }: Traits = {},
  options: readonly string[] = [],
): DemoAttribute {
  return {
    code,
    label: both(fr, en),
    type,
    unit: unit ?? null,
    heading,
    isFilterable: filter,
    isConfigurable: configurable,
    options: optionsOf(options),
  };
}

const choice = { filter: true };

/** Brands are invented: none of them exists. */
const BRANDS =
  'Freinor|Helvia|Voltan|Cadence|Valdor|Oran|Nerval|Filtrane|Clairval|Ronde|Altiport|Maillon|Bastion|Lumen Route|Atelier 12|Portance|Sillage|Néva|Garance|Aurélian|Brenor|Castellane|Sirocco|Kervan'.split(
    '|',
  );

/** Models of the vehicles for sale, as invented as their makers. */
const MODELS = 'Lison|Travée|Relais|Sept|Causse|Filante|Brise|Halte|Corniche|Vigie'.split('|');

export const attributes: readonly DemoAttribute[] = [
  attribute('brand', 'Marque', 'Brand', 'select', GENERAL, choice, BRANDS),
  attribute('condition', 'État', 'Condition', 'select', GENERAL, choice, [
    'Neuf|New',
    'Échange standard|Exchange part',
    'Reconditionné|Refurbished',
    'Occasion|Used',
  ]),
  attribute('side', 'Côté de montage', 'Fitting side', 'select', FITTING, choice, [
    'Avant|Front',
    'Arrière|Rear',
    'Avant gauche|Front left',
    'Avant droit|Front right',
    'Arrière gauche|Rear left',
    'Arrière droit|Rear right',
    'Gauche|Left',
    'Droite|Right',
    'Avant et arrière|Front and rear',
  ]),
  attribute('friction', 'Garniture', 'Friction material', 'select', GENERAL, choice, [
    'Céramique|Ceramic',
    'Organique|Organic',
    'Semi-métallique|Semi-metallic',
    'Métal fritté|Sintered metal',
  ]),
  attribute('disc_type', 'Type de disque', 'Disc type', 'select', GENERAL, choice, [
    'Plein|Solid',
    'Ventilé|Vented',
    'Ventilé percé|Vented and drilled',
    'Ventilé rainuré|Vented and slotted',
    'Pétale flottant|Floating wave',
    'Rond flottant|Floating round',
  ]),
  attribute('disc_diameter', 'Diamètre', 'Diameter', 'number', SIZES, { unit: 'mm' }),
  attribute('disc_thickness', 'Épaisseur', 'Thickness', 'text', SIZES),
  attribute('bolt_pattern', 'Fixation', 'Bolt pattern', 'text', FITTING),
  attribute('approval', 'Homologation', 'Approval', 'text', STANDARDS),
  attribute('fitting_difficulty', 'Difficulté de montage (1 à 5)', 'Fitting difficulty (1 to 5)', 'number', FITTING),
  attribute('fitting_minutes', 'Temps de montage indicatif', 'Typical fitting time', 'number', FITTING, {
    unit: 'min',
  }),
  attribute('made_in', 'Fabriqué en', 'Made in', 'text', GENERAL),
  attribute('pieces', 'Contenu', 'Contents', 'text', GENERAL),
  // Tyres (Regulation (EU) 2020/740 for the label)
  attribute(
    'tyre_width',
    'Largeur',
    'Width',
    'select',
    SIZES,
    { filter: true, unit: 'mm' },
    '120 130 150 165 175 180 185 190 195 205 215 225 235 245'.split(' '),
  ),
  attribute('tyre_ratio', 'Hauteur', 'Aspect ratio', 'select', SIZES, choice, '40 45 50 55 60 65 70'.split(' ')),
  attribute(
    'tyre_diameter',
    'Diamètre de jante',
    'Rim diameter',
    'select',
    SIZES,
    { filter: true, unit: 'pouces' },
    '14 15 16 17 18 19 21'.split(' '),
  ),
  attribute('load_index', 'Indice de charge', 'Load index', 'number', GENERAL),
  attribute('speed_index', 'Indice de vitesse', 'Speed index', 'select', GENERAL, choice, [
    'T (190 km/h)',
    'H (210 km/h)',
    'V (240 km/h)',
    'W (270 km/h)',
    'Y (300 km/h)',
  ]),
  attribute('season', 'Saison', 'Season', 'select', GENERAL, choice, [
    'Été|Summer',
    'Hiver|Winter',
    '4 saisons|All-season',
    'Mi-saison|Mid-season',
  ]),
  attribute('axle', 'Position', 'Position', 'select', FITTING, choice, ['Avant|Front', 'Arrière|Rear']),
  attribute(
    'fuel_class',
    'Efficacité en carburant',
    'Fuel efficiency',
    'select',
    LABEL,
    choice,
    'A B C D E'.split(' '),
  ),
  attribute('wet_grip', 'Adhérence sur sol mouillé', 'Wet grip', 'select', LABEL, choice, 'A B C D E'.split(' ')),
  attribute('noise_db', 'Bruit de roulement externe', 'External rolling noise', 'number', LABEL, { unit: 'dB' }),
  attribute('noise_class', 'Classe de bruit', 'Noise class', 'select', LABEL, {}, 'A B C'.split(' ')),
  attribute('snow_3pmsf', 'Neige (3PMSF)', 'Snow (3PMSF)', 'boolean', LABEL),
  attribute('runflat', 'Roulage à plat', 'Run-flat', 'boolean', GENERAL),
  attribute('rim_material', 'Matière', 'Material', 'select', GENERAL, choice, ['Aluminium', 'Acier|Steel']),
  attribute('offset_et', 'Déport (ET)', 'Offset (ET)', 'number', SIZES, { unit: 'mm' }),
  // Oils and fluids
  attribute('viscosity', 'Viscosité', 'Viscosity', 'select', GENERAL, choice, [
    '0W-20',
    '0W-30',
    '5W-30',
    '5W-40',
    '10W-40',
    '10W-50',
    '15W-40',
    '5W',
    '10W',
    '75W-80',
  ]),
  attribute('approvals', 'Spécifications', 'Specifications', 'multiselect', STANDARDS, choice, [
    'ACEA C2',
    'ACEA C3',
    'ACEA C5',
    'ACEA A3/B4',
    'API SP',
    'API SN',
    'API GL-4+',
    'JASO MA2',
    'JASO MB',
    'DOT 3',
    'DOT 4',
    'DOT 5.1',
    'NF R15-601',
  ]),
  attribute('oil_base', 'Base', 'Base', 'select', GENERAL, choice, [
    '100 % synthèse|Fully synthetic',
    'Semi-synthèse|Semi-synthetic',
    'Minérale|Mineral',
  ]),
  attribute('volume', 'Contenance', 'Volume', 'select', GENERAL, choice, [
    '250 ml',
    '400 ml',
    '500 ml',
    '1 L',
    '2 L',
    '4 L',
    '5 L',
  ]),
  attribute('boiling_point', "Point d'ébullition sec", 'Dry boiling point', 'number', GENERAL, { unit: '°C' }),
  attribute('frost_protection', 'Protection contre le gel', 'Frost protection', 'text', GENERAL),
  attribute('dangerous_goods', 'Transport réglementé', 'Regulated transport', 'boolean', STANDARDS),
  // Electrics
  attribute('capacity_ah', 'Capacité', 'Capacity', 'select', GENERAL, choice, [
    '4 Ah',
    '8 Ah',
    '10 Ah',
    '12 Ah',
    '14 Ah',
    '45 Ah',
    '60 Ah',
    '70 Ah',
    '80 Ah',
    '95 Ah',
  ]),
  attribute('cold_cranking', 'Courant de démarrage à froid (EN)', 'Cold cranking current (EN)', 'number', GENERAL, {
    unit: 'A',
  }),
  attribute('battery_tech', 'Technologie', 'Technology', 'select', GENERAL, choice, [
    'Plomb ouvert|Flooded lead-acid',
    'EFB',
    'AGM',
    'Lithium fer phosphate|Lithium iron phosphate',
  ]),
  attribute('polarity', 'Polarité', 'Polarity', 'select', FITTING, {}, [
    '+ à droite|+ on the right',
    '+ à gauche|+ on the left',
  ]),
  attribute('size_lwh', 'Longueur × largeur × hauteur', 'Length × width × height', 'text', SIZES),
  attribute('bulb_fitting', 'Culot', 'Fitting', 'select', FITTING, choice, [
    'H1',
    'H4',
    'H7',
    'H11',
    'W5W',
    'P21W',
    'D1S',
  ]),
  attribute('light_tech', 'Technologie', 'Technology', 'select', GENERAL, choice, [
    'Halogène|Halogen',
    'LED',
    'Xénon|Xenon',
  ]),
  attribute('power_w', 'Puissance', 'Power', 'number', GENERAL, { unit: 'W' }),
  attribute('amperage', 'Intensité', 'Current', 'number', GENERAL, { unit: 'A' }),
  attribute('colour_temperature', 'Température de couleur', 'Colour temperature', 'number', GENERAL, { unit: 'K' }),
  attribute('wiper_length', 'Longueur', 'Length', 'text', SIZES),
  attribute('thread', 'Filetage', 'Thread', 'text', FITTING),
  attribute('heat_range', 'Indice thermique', 'Heat range', 'text', GENERAL),
  attribute('filter_medium', 'Média filtrant', 'Filter medium', 'select', GENERAL, choice, [
    'Papier|Paper',
    'Charbon actif|Activated carbon',
    'Coton lavable|Washable cotton',
    'Synthétique|Synthetic',
  ]),
  // Motorcycle parts
  attribute('chain_pitch', 'Pas de chaîne', 'Chain pitch', 'select', GENERAL, choice, ['520', '525', '530']),
  attribute('sprockets', 'Pignon × couronne', 'Sprockets', 'text', GENERAL),
  attribute('links', 'Maillons', 'Links', 'number', GENERAL),
  attribute('finish', 'Finition', 'Finish', 'select', GENERAL, choice, [
    'Titane|Titanium',
    'Carbone|Carbon',
    'Inox|Stainless steel',
    'Aluminium',
    'Acier verni|Painted steel',
  ]),
  attribute('case_volume', 'Volume', 'Volume', 'number', SIZES, { unit: 'L' }),
  attribute('load_max', 'Charge maximale', 'Maximum load', 'number', GENERAL, { unit: 'kg' }),
  attribute('lock_class', 'Classe antivol', 'Lock class', 'select', STANDARDS, choice, [
    'Classe SRA|SRA class',
    'Appoint|Secondary lock',
  ]),
  attribute('shackle', 'Anse ou maillon', 'Shackle or link', 'text', SIZES),
  attribute('torque', 'Couple', 'Torque', 'text', GENERAL),
  // Helmets and clothing
  attribute('helmet_type', 'Type de casque', 'Helmet type', 'select', GENERAL, choice, [
    'Intégral|Full face',
    'Modulable|Modular',
    'Jet|Open face',
    'Cross',
  ]),
  attribute('homologation', 'Homologation', 'Approval', 'select', STANDARDS, choice, ['ECE 22.06', 'ECE 22.05']),
  attribute('shell_material', 'Calotte', 'Shell', 'select', GENERAL, choice, [
    'Fibre de verre|Glass fibre',
    'Multifibre|Composite fibre',
    'Carbone|Carbon',
    'Polycarbonate',
  ]),
  attribute('closure', 'Fermeture', 'Closure', 'select', GENERAL, {}, [
    'Double D|Double D-ring',
    'Micrométrique|Micrometric',
    'Zip',
    'Zip et velcro|Zip and hook-and-loop',
    'Boucles|Buckles',
  ]),
  attribute(
    'size',
    'Taille',
    'Size',
    'select',
    SIZES,
    { filter: true, configurable: true },
    'XS S M L XL XXL'.split(' '),
  ),
  attribute(
    'shoe_size',
    'Pointure',
    'Shoe size',
    'select',
    SIZES,
    { filter: true, configurable: true },
    '39 40 41 42 43 44 45 46'.split(' '),
  ),
  attribute('color', 'Couleur', 'Colour', 'select', GENERAL, { filter: true, configurable: true }, [
    'Noir|Black|#1f2427',
    'Blanc|White|#e9e9e4',
    'Rouge|Red|#b5322b',
    'Jaune|Yellow|#f2b705',
    'Bleu|Blue|#2b5ea8',
    'Vert|Green|#0a6b4e',
    'Gris|Grey|#5b6468',
    'Sable|Sand|#b79a72',
    'Kaki|Khaki|#57604a',
    'Brun|Brown|#6b4a34',
    'Orange|Orange|#c2571b',
  ]),
  attribute('gender', 'Coupe', 'Cut', 'select', GENERAL, choice, ['Homme|Men', 'Femme|Women', 'Mixte|Unisex']),
  attribute('material', 'Matière', 'Material', 'select', GENERAL, choice, [
    'Cuir|Leather',
    'Textile',
    'Mesh',
    'Softshell',
    'Denim aramide|Aramid denim',
    'Textile et cuir|Textile and leather',
  ]),
  attribute('ce_class', 'Classe CE', 'CE class', 'select', STANDARDS, choice, ['A', 'AA', 'AAA']),
  attribute('waterproof', 'Membrane étanche', 'Waterproof membrane', 'boolean', GENERAL),
  attribute('protections', 'Protections', 'Protectors', 'text', STANDARDS),
  // Vehicles for sale (domain 2.10)
  attribute('sale_kind', 'Type de vente', 'Sale', 'select', GENERAL, choice, [
    'Neuf|New',
    'Occasion|Used',
    'Démonstration|Demonstrator',
    'Collection|Classic',
  ]),
  attribute('model', 'Modèle', 'Model', 'select', GENERAL, choice, MODELS),
  attribute('version', 'Version', 'Version', 'text', GENERAL),
  attribute('year', 'Année', 'Year', 'number', GENERAL, choice),
  attribute('first_registration', 'Première mise en circulation', 'First registration', 'text', HISTORY),
  attribute('mileage', 'Kilométrage', 'Mileage', 'number', HISTORY, { unit: 'km', filter: true }),
  attribute('mileage_guaranteed', 'Kilométrage garanti', 'Mileage guaranteed', 'boolean', HISTORY),
  attribute('previous_owners', 'Propriétaires précédents', 'Previous owners', 'number', HISTORY),
  attribute('service_book', "Carnet d'entretien", 'Service book', 'boolean', HISTORY),
  attribute('imported', 'Véhicule importé', 'Imported', 'boolean', HISTORY),
  attribute('inspection', 'Contrôle technique', 'Roadworthiness test', 'text', HISTORY),
  attribute('warranty_type', 'Garantie', 'Warranty', 'text', SALE),
  attribute('vat_scheme', 'Régime de TVA', 'VAT scheme', 'select', SALE, {}, [
    'TVA récupérable|VAT deductible',
    'TVA sur la marge|Margin scheme',
  ]),
  attribute('fuel', 'Énergie', 'Fuel', 'select', ENGINE, choice, [
    'Essence|Petrol',
    'Diesel',
    'Hybride|Hybrid',
    'Hybride rechargeable|Plug-in hybrid',
    'Électrique|Electric',
    'GPL|LPG',
    'E85',
  ]),
  attribute('gearbox', 'Boîte de vitesses', 'Gearbox', 'select', ENGINE, choice, [
    'Manuelle|Manual',
    'Automatique|Automatic',
    'Semi-automatique|Semi-automatic',
  ]),
  attribute('gears', 'Rapports', 'Gears', 'number', ENGINE),
  attribute('displacement', 'Cylindrée', 'Displacement', 'number', ENGINE, { unit: 'cm³' }),
  attribute('power_hp', 'Puissance', 'Power', 'number', ENGINE, { unit: 'ch', filter: true }),
  attribute('power_kw', 'Puissance (kW)', 'Power (kW)', 'number', ENGINE, { unit: 'kW' }),
  attribute('fiscal_hp', 'Puissance fiscale', 'Fiscal power', 'number', ENGINE, { unit: 'CV' }),
  attribute('consumption', 'Consommation mixte', 'Combined consumption', 'text', ENGINE),
  attribute('co2', 'Émissions de CO₂', 'CO₂ emissions', 'number', ENGINE, { unit: 'g/km' }),
  attribute('crit_air', "Vignette Crit'Air", 'Crit’Air sticker', 'select', ENGINE, choice, [
    '0',
    '1',
    '2',
    '3',
    '4',
    '5',
  ]),
  attribute('body', 'Carrosserie', 'Body type', 'select', BODY, choice, [
    'Citadine|City car',
    'Berline|Saloon',
    'Break|Estate',
    'SUV',
    'Coupé',
    'Cabriolet|Convertible',
    'Roadster',
    'Trail|Adventure',
    'Routière|Tourer',
    'Scooter',
  ]),
  attribute('doors', 'Portes', 'Doors', 'number', BODY),
  attribute('seats', 'Places', 'Seats', 'number', BODY),
  attribute('interior', 'Sellerie', 'Upholstery', 'text', BODY),
  attribute('equipment_comfort', 'Confort', 'Comfort', 'multiselect', EQUIPMENT, {}, [
    'Climatisation|Air conditioning',
    'Sièges chauffants|Heated seats',
    'Poignées chauffantes|Heated grips',
    'Toit ouvrant|Sunroof',
    'Hayon électrique|Electric tailgate',
    'Béquille centrale|Centre stand',
  ]),
  attribute('equipment_safety', 'Sécurité', 'Safety', 'multiselect', EQUIPMENT, {}, [
    'ABS',
    'Airbags',
    'ESP|Stability control',
    'Antipatinage|Traction control',
  ]),
  attribute('equipment_driving', 'Aides à la conduite', 'Driving assistance', 'multiselect', EQUIPMENT, {}, [
    'Régulateur de vitesse|Cruise control',
    'Caméra de recul|Reversing camera',
    'Radars de stationnement|Parking sensors',
    'Aide au maintien de voie|Lane keeping',
    'Éclairage LED|LED lights',
  ]),
  attribute('equipment_media', 'Multimédia', 'Multimedia', 'multiselect', EQUIPMENT, {}, [
    'Bluetooth',
    'Écran tactile|Touch screen',
    'GPS|Navigation',
    'Prise USB|USB port',
  ]),
  attribute('equipment_outside', 'Extérieur et portage', 'Exterior and carrying', 'multiselect', EQUIPMENT, {}, [
    'Attelage|Tow bar',
    'Barres de toit|Roof bars',
    'Jantes alliage|Alloy wheels',
    'Valises|Panniers',
    'Protège-mains|Hand guards',
  ]),
  attribute('vehicle_options', 'Options', 'Options', 'text', EQUIPMENT),
  attribute('a2_compatible', 'Compatible permis A2', 'A2 licence compatible', 'boolean', ENGINE),
  attribute('licence', 'Permis', 'Licence', 'select', ENGINE, choice, ['B', 'A', 'A1', 'A2', 'AM']),
  attribute('location', 'Visible à', 'To be seen in', 'text', GENERAL),
];

const family = (code: string, name: string, slug: string, codes: string): DemoFamily => ({
  code,
  name,
  slug,
  attributes: ['brand', 'condition', ...codes.split(' ')],
});

/** The slug is the `{type}` of product addresses (domain 2.1). */
export const families: readonly DemoFamily[] = [
  family(
    'piece',
    'Pièce',
    'pieces',
    'side friction disc_type disc_diameter disc_thickness bolt_pattern approval pieces bulb_fitting light_tech power_w amperage colour_temperature wiper_length thread heat_range filter_medium chain_pitch sprockets links finish size_lwh torque color fitting_difficulty fitting_minutes made_in',
  ),
  family(
    'pneu',
    'Pneu',
    'pneus',
    'tyre_width tyre_ratio tyre_diameter load_index speed_index season axle runflat rim_material offset_et bolt_pattern fuel_class wet_grip noise_db noise_class snow_3pmsf made_in',
  ),
  family(
    'huile',
    'Huile et fluide',
    'huiles',
    'viscosity oil_base approvals volume boiling_point frost_protection dangerous_goods made_in',
  ),
  family(
    'batterie',
    'Batterie',
    'batteries',
    'capacity_ah cold_cranking battery_tech polarity size_lwh dangerous_goods made_in',
  ),
  family('casque', 'Casque', 'casques', 'helmet_type homologation shell_material closure gender color size made_in'),
  family(
    'equipement',
    'Équipement du pilote',
    'equipement',
    'gender material season ce_class protections waterproof closure color size shoe_size made_in',
  ),
  family(
    'accessoire',
    'Accessoire',
    'accessoires',
    'case_volume load_max lock_class shackle finish volume color torque pieces size_lwh amperage power_w made_in',
  ),
  family(
    'vehicule',
    'Véhicule',
    'vehicules',
    'sale_kind model version year location first_registration mileage mileage_guaranteed previous_owners service_book imported inspection warranty_type vat_scheme fuel gearbox gears displacement power_hp power_kw fiscal_hp consumption co2 crit_air licence a2_compatible body color doors seats interior equipment_comfort equipment_safety equipment_driving equipment_media equipment_outside vehicle_options',
  ),
  family('default', 'Produit', 'produits', 'pieces color volume made_in'),
];
