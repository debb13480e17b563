BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	"table" VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	text VARCHAR(500) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (id), 
	CONSTRAINT fk_chat_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_chat_person FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "chat" VALUES(1,'ALwb3kutaakCvqQC','O76aNERS3gQIEXcF',1,'Ann','hello',1.79500796778937196729e+09);
CREATE TABLE decks (
	id VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	text TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_decks PRIMARY KEY (id), 
	CONSTRAINT fk_decks_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE inputs (
	"table" VARCHAR(24) NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	line VARCHAR(200) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_inputs PRIMARY KEY ("table", n), 
	CONSTRAINT fk_inputs_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "inputs" VALUES('ALwb3kutaakCvqQC',0,0,'discard Cure Wounds',1.79500796741193389895e+09);
INSERT INTO "inputs" VALUES('ALwb3kutaakCvqQC',1,0,'discard Cleave',1.79500796743220043189e+09);
INSERT INTO "inputs" VALUES('ALwb3kutaakCvqQC',2,0,'discard Defensive Training',1.79500796744206452372e+09);
INSERT INTO "inputs" VALUES('ALwb3kutaakCvqQC',3,0,'done',1.79500796745691752428e+09);
INSERT INTO "inputs" VALUES('ALwb3kutaakCvqQC',4,0,'play Brawling',1.79500796746869063381e+09);
INSERT INTO "inputs" VALUES('ALwb3kutaakCvqQC',5,0,'activate Gypsy Stormcatcher',1.79500796749026823046e+09);
INSERT INTO "inputs" VALUES('ALwb3kutaakCvqQC',6,0,'attack',1.79500796750391602516e+09);
INSERT INTO "inputs" VALUES('ALwb3kutaakCvqQC',7,0,'none',1795007967.51993);
INSERT INTO "inputs" VALUES('ALwb3kutaakCvqQC',8,0,'resolve',1.79500796753196811676e+09);
INSERT INTO "inputs" VALUES('ALwb3kutaakCvqQC',9,0,'spend Brawling',1.79500796754510211945e+09);
INSERT INTO "inputs" VALUES('ALwb3kutaakCvqQC',10,0,'drop Cleave',1.79500796755608868601e+09);
INSERT INTO "inputs" VALUES('ALwb3kutaakCvqQC',11,0,'activate Gypsy Thief',1.79500796756488513947e+09);
INSERT INTO "inputs" VALUES('ALwb3kutaakCvqQC',12,0,'play Charge',1.79500796757991218561e+09);
INSERT INTO "inputs" VALUES('ALwb3kutaakCvqQC',13,0,'attack',1.79500796758904433247e+09);
INSERT INTO "inputs" VALUES('ALwb3kutaakCvqQC',14,0,'none',1.79500796761202144617e+09);
INSERT INTO "inputs" VALUES('ALwb3kutaakCvqQC',15,0,'play Defensive Training',1.79500796763591456413e+09);
INSERT INTO "inputs" VALUES('ALwb3kutaakCvqQC',16,0,'choose Shadow Elf',1.79500796765058326723e+09);
INSERT INTO "inputs" VALUES('ALwb3kutaakCvqQC',17,0,'defend Gold Dwarf Warrior with Gypsy Stormcatcher',1.79500796766071701046e+09);
INSERT INTO "inputs" VALUES('ALwb3kutaakCvqQC',18,0,'defend Gypsy Thief with Keldornan Cleric',1.79500796768396472932e+09);
INSERT INTO "inputs" VALUES('ALwb3kutaakCvqQC',19,0,'play Wood Shield boosted',1.79500796769736671448e+09);
INSERT INTO "inputs" VALUES('ALwb3kutaakCvqQC',20,0,'assign Wood Shield to Gold Dwarf Warrior',1.7950079677134180069e+09);
INSERT INTO "inputs" VALUES('ALwb3kutaakCvqQC',21,0,'defend Gypsy Thief with Gold Dwarf Warrior',1.79500796773299264906e+09);
INSERT INTO "inputs" VALUES('ALwb3kutaakCvqQC',22,0,'drop Light',1.79500796774440789229e+09);
INSERT INTO "inputs" VALUES('ALwb3kutaakCvqQC',23,0,'drop Purge Blood',1.79500796775561285013e+09);
INSERT INTO "inputs" VALUES('ALwb3kutaakCvqQC',24,0,'play Shortsword',1.79500796778085017204e+09);
INSERT INTO "inputs" VALUES('L5WU4k6nmhEIID2R',0,0,'none',1.79500796788570332529e+09);
INSERT INTO "inputs" VALUES('L5WU4k6nmhEIID2R',1,0,'play Brawling',1.79500796788900399214e+09);
INSERT INTO "inputs" VALUES('L5WU4k6nmhEIID2R',2,0,'play Shield Ally',1.79500796789639163013e+09);
INSERT INTO "inputs" VALUES('L5WU4k6nmhEIID2R',3,0,'choose Wood Elf Scout',1.7950079679055001736e+09);
INSERT INTO "inputs" VALUES('L5WU4k6nmhEIID2R',4,0,'done',1.79500796792070364954e+09);
INSERT INTO "inputs" VALUES('L5WU4k6nmhEIID2R',5,0,'play Weakness',1.79500796793979358677e+09);
INSERT INTO "inputs" VALUES('L5WU4k6nmhEIID2R',6,0,'choose Zombie',1.79500796795662140845e+09);
INSERT INTO "inputs" VALUES('L5WU4k6nmhEIID2R',7,0,'resolve',1.79500796797664046288e+09);
INSERT INTO "inputs" VALUES('L5WU4k6nmhEIID2R',8,0,'none',1.79500796799090027813e+09);
INSERT INTO "inputs" VALUES('L5WU4k6nmhEIID2R',9,0,'activate Gypsy Stormcatcher',1.79500796800495553019e+09);
INSERT INTO "inputs" VALUES('L5WU4k6nmhEIID2R',10,0,'play Cure Wounds boosted',1.79500796801219201083e+09);
INSERT INTO "inputs" VALUES('L5WU4k6nmhEIID2R',11,0,'activate Keldornan Cleric',1.79500796802041935919e+09);
INSERT INTO "inputs" VALUES('Uiw5xfs4S0CGcnpe',0,1,'play Combat Training',1.79500796919283819204e+09);
INSERT INTO "inputs" VALUES('Uiw5xfs4S0CGcnpe',1,1,'activate Barbarian Berserker',1.79500796921197915082e+09);
INSERT INTO "inputs" VALUES('Uiw5xfs4S0CGcnpe',2,1,'activate Keldornan Mercenary',1.79500796922836422919e+09);
INSERT INTO "inputs" VALUES('Uiw5xfs4S0CGcnpe',3,1,'activate Gypsy Thief',1.79500796925173687935e+09);
INSERT INTO "inputs" VALUES('Uiw5xfs4S0CGcnpe',4,1,'play Feint',1.79500796927206254004e+09);
INSERT INTO "inputs" VALUES('Uiw5xfs4S0CGcnpe',5,1,'attack',1.7950079692918441296e+09);
INSERT INTO "inputs" VALUES('Uiw5xfs4S0CGcnpe',6,1,'wound Large Wurm',1.79500796930000400546e+09);
INSERT INTO "inputs" VALUES('Uiw5xfs4S0CGcnpe',7,1,'done',1.79500796932995271681e+09);
INSERT INTO "inputs" VALUES('Uiw5xfs4S0CGcnpe',8,1,'resolve',1.79500796935313153271e+09);
INSERT INTO "inputs" VALUES('Uiw5xfs4S0CGcnpe',9,1,'done',1.79500796937489557267e+09);
INSERT INTO "inputs" VALUES('Uiw5xfs4S0CGcnpe',10,1,'drop Search the Bodies',1.79500796937895536423e+09);
INSERT INTO "inputs" VALUES('Uiw5xfs4S0CGcnpe',11,1,'drop False Orders',1.79500796978006553648e+09);
INSERT INTO "inputs" VALUES('Uiw5xfs4S0CGcnpe',12,1,'done',1.7950079697955284119e+09);
INSERT INTO "inputs" VALUES('Uiw5xfs4S0CGcnpe',13,0,'discard Storm Chain',1.79500796981109285357e+09);
INSERT INTO "inputs" VALUES('Uiw5xfs4S0CGcnpe',14,0,'discard Cure Wounds',1.79500796985168695448e+09);
INSERT INTO "inputs" VALUES('Uiw5xfs4S0CGcnpe',15,0,'none',1.79500796987598419188e+09);
INSERT INTO "inputs" VALUES('Uiw5xfs4S0CGcnpe',16,0,'play Swept Away boosted',1.79500796989357781405e+09);
INSERT INTO "inputs" VALUES('Uiw5xfs4S0CGcnpe',17,0,'choose Kobold',1.79500796990402746201e+09);
INSERT INTO "inputs" VALUES('Uiw5xfs4S0CGcnpe',18,0,'buy off Goblin#2 with Magic Greatsword',1.7950079699174342155e+09);
INSERT INTO "inputs" VALUES('Uiw5xfs4S0CGcnpe',19,0,'done',1.79500796993991088871e+09);
INSERT INTO "inputs" VALUES('Uiw5xfs4S0CGcnpe',20,0,'done',1.7950079699558515549e+09);
INSERT INTO "inputs" VALUES('Uiw5xfs4S0CGcnpe',21,0,'play Shell of Silence',1.79500796998426175119e+09);
INSERT INTO "inputs" VALUES('Uiw5xfs4S0CGcnpe',22,0,'choose Gold Dwarf Priest',1.79500796999236273765e+09);
INSERT INTO "inputs" VALUES('MpWa8hDSk8VIcyHd',0,1,'play Blood Bargain boosted',1.79500797013853597644e+09);
INSERT INTO "inputs" VALUES('MpWa8hDSk8VIcyHd',1,1,'activate Keldornan Pyromancer',1.79500797014255952833e+09);
INSERT INTO "inputs" VALUES('MpWa8hDSk8VIcyHd',2,1,'activate Barbarian Berserker',1.79500797015524816511e+09);
INSERT INTO "inputs" VALUES('MpWa8hDSk8VIcyHd',3,1,'activate Gypsy Thief',1.79500797016558122634e+09);
INSERT INTO "inputs" VALUES('MpWa8hDSk8VIcyHd',4,1,'activate Keldornan Mercenary',1.79500797017475771906e+09);
INSERT INTO "inputs" VALUES('MpWa8hDSk8VIcyHd',5,1,'attack',1.79500797020132064818e+09);
INSERT INTO "inputs" VALUES('MpWa8hDSk8VIcyHd',6,1,'none',1.79500797020664954188e+09);
INSERT INTO "inputs" VALUES('MpWa8hDSk8VIcyHd',7,1,'discard Combat Training',1.79500797021635532376e+09);
INSERT INTO "inputs" VALUES('MpWa8hDSk8VIcyHd',8,1,'discard Storm Chain',1.79500797022528314587e+09);
INSERT INTO "inputs" VALUES('MpWa8hDSk8VIcyHd',9,1,'drop Feint',1.7950079702388315201e+09);
INSERT INTO "inputs" VALUES('MpWa8hDSk8VIcyHd',10,1,'drop Wood Shield',1.7950079702533946037e+09);
INSERT INTO "inputs" VALUES('MpWa8hDSk8VIcyHd',11,0,'none',1.79500797027095746992e+09);
INSERT INTO "inputs" VALUES('MpWa8hDSk8VIcyHd',12,0,'done',1.79500797028445649144e+09);
INSERT INTO "inputs" VALUES('MpWa8hDSk8VIcyHd',13,1,'pass',1.79500797030456328388e+09);
INSERT INTO "inputs" VALUES('MpWa8hDSk8VIcyHd',14,0,'play Brawling',1.79500797032015180589e+09);
INSERT INTO "inputs" VALUES('MpWa8hDSk8VIcyHd',15,1,'pass',1.79500797047510838502e+09);
INSERT INTO "inputs" VALUES('MpWa8hDSk8VIcyHd',16,0,'play Veteran',1795007970.48942);
INSERT INTO "inputs" VALUES('MpWa8hDSk8VIcyHd',17,1,'play Foresight disrupting 1',1.79500797050383377071e+09);
INSERT INTO "inputs" VALUES('MpWa8hDSk8VIcyHd',18,1,'top Goblin Conjurer',1.79500797051435422892e+09);
INSERT INTO "inputs" VALUES('MpWa8hDSk8VIcyHd',19,1,'play Tripwire disrupting 1',1.79500797052672171594e+09);
INSERT INTO "inputs" VALUES('MpWa8hDSk8VIcyHd',20,1,'choose Gypsy Stormcatcher',1.79500797053842234612e+09);
INSERT INTO "inputs" VALUES('MpWa8hDSk8VIcyHd',21,0,'pass',1.79500797054862952237e+09);
INSERT INTO "inputs" VALUES('MpWa8hDSk8VIcyHd',22,0,'concede',1.79500797056056141855e+09);
INSERT INTO "inputs" VALUES('M8_rsPEDC9tNcRLj',0,0,'discard Light',1.79500797072205448153e+09);
INSERT INTO "inputs" VALUES('M8_rsPEDC9tNcRLj',1,0,'discard Combat Training',1.79500797072729182247e+09);
INSERT INTO "inputs" VALUES('M8_rsPEDC9tNcRLj',2,0,'pass',1.79500797073505926129e+09);
INSERT INTO "inputs" VALUES('M8_rsPEDC9tNcRLj',3,1,'pass',1.79500797074244284627e+09);
INSERT INTO "inputs" VALUES('M8_rsPEDC9tNcRLj',4,0,'defend Gold Dwarf Warrior with Gold Dwarf Priest',1.79500797074987435337e+09);
INSERT INTO "inputs" VALUES('M8_rsPEDC9tNcRLj',5,0,'resolve',1.79500797075718712811e+09);
INSERT INTO "inputs" VALUES('M8_rsPEDC9tNcRLj',6,1,'resolve',1.79500797076577329634e+09);
INSERT INTO "inputs" VALUES('M8_rsPEDC9tNcRLj',7,0,'done',1.79500797077671456333e+09);
INSERT INTO "inputs" VALUES('M8_rsPEDC9tNcRLj',8,1,'play Cure Wounds boosted',1.79500797078872752188e+09);
INSERT INTO "inputs" VALUES('M8_rsPEDC9tNcRLj',9,0,'done',1.79500797080056953428e+09);
INSERT INTO "inputs" VALUES('M8_rsPEDC9tNcRLj',10,1,'done',1.79500797080905652048e+09);
INSERT INTO "inputs" VALUES('M8_rsPEDC9tNcRLj',11,0,'play Belt Pouch',1.79500797082416224475e+09);
INSERT INTO "inputs" VALUES('M8_rsPEDC9tNcRLj',12,0,'done',1.79500797083294200899e+09);
INSERT INTO "inputs" VALUES('M8_rsPEDC9tNcRLj',13,1,'play Light',1.79500797084866976736e+09);
INSERT INTO "inputs" VALUES('M8_rsPEDC9tNcRLj',14,0,'done',1.79500797085739922519e+09);
INSERT INTO "inputs" VALUES('M8_rsPEDC9tNcRLj',15,0,'done',1.79500797087253975868e+09);
INSERT INTO "inputs" VALUES('M8_rsPEDC9tNcRLj',16,0,'pass',1.79500797088041090963e+09);
INSERT INTO "inputs" VALUES('M8_rsPEDC9tNcRLj',17,1,'play Take Aim',1.79500797088862705224e+09);
CREATE TABLE people (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	"key" VARCHAR(120), 
	password VARCHAR(200), 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_key UNIQUE ("key")
);
INSERT INTO "people" VALUES('O76aNERS3gQIEXcF','Ann','ann','$argon2id$v=19$m=65536,t=3,p=4$+V2gkis5EWNZqQcF0sRVww$Ry8zhCiL22xVa9qU73BJBavGVGJgJwXlkD+0Q65JCN0',1.79500796624716496465e+09);
INSERT INTO "people" VALUES('wW7kxXLFVAZZc-V0','Ben','ben','$argon2id$v=19$m=65536,t=3,p=4$Gi8RI1pIv1KP4T2g6/uYyA$wOJ03RAd22wzWznX//Hiv7RrOHPlF7+ZczKTsjiWCVQ',1.79500796628041768077e+09);
CREATE TABLE requests (
	"table" VARCHAR(24) NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	count INTEGER NOT NULL, 
	waiting JSON NOT NULL, 
	CONSTRAINT pk_requests PRIMARY KEY ("table"), 
	CONSTRAINT fk_requests_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	"table" VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	person VARCHAR(24), 
	agent VARCHAR(24) NOT NULL, 
	deck JSON NOT NULL, 
	contribution VARCHAR(100) NOT NULL, 
	here_until FLOAT NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_seats_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seats_person FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "seats" VALUES('ALwb3kutaakCvqQC',0,'person','O76aNERS3gQIEXcF','','{"name": "Unbound Starter, as it comes", "deck": "unbound-starter", "brought": {"adventurers": ["Gold Dwarf Warrior", "Gypsy Thief", "Keldornan Cleric", "Gypsy Stormcatcher"], "quests": ["Den of Evil", "Evil Has a Name", "Rescue the Damsel"], "crawler_deck": ["Belt Pouch", "Belt Pouch", "Leather Armour", "Leather Armour", "Staff", "Staff", "Staff", "Wood Shield", "Wood Shield", "Wood Shield", "Hide Armour", "Hide Armour", "Recover Treasure", "Short Bow", "Short Bow", "Short Bow", "Shortsword", "Shortsword", "Long Sword", "Long Sword", "Flaming Fury", "Flaming Fury", "Flaming Fury", "Foresight", "Light", "Light", "Cure Wounds", "Cure Wounds", "Cure Wounds", "Dispel Magic", "Dispel Magic", "Purge Blood", "Purge Blood", "Weakness", "Weakness", "Fly", "Phase", "Phase", "Resurrect", "Combat Training", "Combat Training", "Combat Training", "Defensive Training", "Defensive Training", "Take Aim", "Take Aim", "Veteran", "Brawling", "Brawling", "Brawling", "Sidestep", "Striding Strike", "Cleave", "Cleave", "Use Cover", "Use Cover", "Charge", "Charge", "Regain Feet", "Regain Feet", "Shield Ally", "Teamwork", "Teamwork", "Moving Search", "Moving Search"], "dungeon_deck": ["Goblin", "Goblin", "Goblin", "Goblin Thief", "Kobold", "Kobold", "Leaf Vodyanoi", "Leaf Vodyanoi", "Skeleton", "Skeleton", "Skeleton", "Gargoyle", "Giant Grey Spider", "Giant Grey Spider", "Giant Grey Spider", "Goblin Conjurer", "Jungle Troglodyte", "Jungle Troglodyte", "Jungle Troglodyte", "Orc", "Orc", "Shadow Elf", "Shadow Elf", "Shrieker", "Slime", "Zombie", "Zombie", "Dreadlander Mercenary", "Ghoul", "Gravaxin", "Minotaur", "Minotaur", "Ogre", "Phantom", "Salamander", "Troll", "Wild Naga", "Wild Naga", "Greenknee, Goblin Necromancer", "Mummy", "Young Granite Dragon", "Bad Luck", "Broken Formation", "Gloom", "Reinforcements", "Reinforcements", "Rushed", "Unlucky", "Unlucky", "Dark Corridor", "Dark Corridor", "High Ground", "High Ground", "Evil Altar", "Graveyard", "Ruins", "Ruins", "Damsel", "10'' Pit Trap", "10'' Pit Trap", "Dart Trap", "Dart Trap", "Falling Stones", "Falling Stones", "Poisonous Dart Trap"]}}','',1.79500796782025885582e+09);
INSERT INTO "seats" VALUES('L5WU4k6nmhEIID2R',0,'person','O76aNERS3gQIEXcF','','{"name": "Unbound Starter", "deck": "starter", "brought": {"adventurers": ["Gold Dwarf Warrior", "Wood Elf Scout", "Keldornan Cleric", "Gypsy Stormcatcher"], "quests": ["Evil Has a Name", "Rescue the Damsel", "The Stars Align"], "crawler_deck": ["Long Sword", "Long Sword", "Long Sword", "Shortsword", "Shortsword", "Shortsword", "Shortsword", "Staff", "Staff", "Staff", "Short Bow", "Short Bow", "Short Bow", "Short Bow", "Magic Short Sword", "Magic Short Sword", "Magic Greatsword", "Trusty Magic Dagger", "Wood Shield", "Wood Shield", "Wood Shield", "Wood Shield", "Leather Armour", "Leather Armour", "Leather Armour", "Hide Armour", "Hide Armour", "Belt Pouch", "Belt Pouch", "Belt Pouch", "Backpack", "Recover Treasure", "Flaming Fury", "Flaming Fury", "Flaming Fury", "Flaming Fury", "Fireball", "Fireball", "Weakness", "Weakness", "Phase", "Phase", "Phase", "Fly", "Light", "Light", "Primal Terrain", "Dispel Magic", "Dispel Magic", "Purge Blood", "Purge Blood", "Cure Wounds", "Cure Wounds", "Cure Wounds", "Cure Wounds", "Resurrect", "Combat Training", "Combat Training", "Combat Training", "Combat Training", "Defensive Training", "Defensive Training", "Brawling", "Brawling", "Brawling", "Take Aim", "Take Aim", "Cleave", "Cleave", "Striding Strike", "Veteran", "Teamwork", "Teamwork", "Teamwork", "Moving Search", "Moving Search", "Regain Feet", "Regain Feet", "Shield Ally", "Shield Ally"], "dungeon_deck": ["Skeleton", "Skeleton", "Skeleton", "Skeleton", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin Thief", "Goblin Thief", "Kobold", "Kobold", "Leaf Vodyanoi", "Leaf Vodyanoi", "Zombie", "Zombie", "Zombie", "Zombie", "Orc", "Orc", "Orc", "Giant Grey Spider", "Giant Grey Spider", "Jungle Troglodyte", "Jungle Troglodyte", "Goblin Conjurer", "Goblin Conjurer", "Shadow Elf", "Gargoyle", "Slime", "Shrieker", "Ghoul", "Ghoul", "Phantom", "Wild Naga", "Troll", "Salamander", "Ogre", "Minotaur", "Werewolf", "Wraith", "Gravaxin", "Empusae", "Archaic Slauch", "Mummy", "Young Granite Dragon", "Massive Animated Tree", "Large Wurm", "War Fiend Demon", "Lamia Anguine", "Greenknee, Goblin Necromancer", "Unlucky", "Unlucky", "Unlucky", "Unlucky", "Rushed", "Rushed", "Rushed", "Reinforcements", "Reinforcements", "Reinforcements", "Dark Corridor", "Dark Corridor", "Dark Corridor", "Dark Corridor", "Graveyard", "Graveyard", "Graveyard", "Evil Altar", "Evil Altar", "Lava Pit", "Falling Stones", "Falling Stones", "10'' Pit Trap", "20'' Pit Trap", "Poisonous Dart Trap", "Fire Stream Rune Trap", "Pendulum", "Damsel", "Damsel"]}}','',1.79500796803533458709e+09);
INSERT INTO "seats" VALUES('Uiw5xfs4S0CGcnpe',0,'person','O76aNERS3gQIEXcF','','{"name": "The Old Powers", "deck": "competitive-old-powers", "brought": {"adventurers": ["Gold Dwarf Warrior", "Gold Dwarf Priest", "Gypsy Thief", "Gypsy Stormcatcher"], "quests": ["Den of Evil", "Evil Has a Name", "Path Finder"], "crawler_deck": ["Leather Armour", "Leather Armour", "Leather Armour", "Wood Shield", "Wood Shield", "Wood Shield", "Wood Shield", "Chain Shirt", "Chain Shirt", "Chain Shirt", "Chain Shirt", "Trusty Magic Dagger", "Trusty Magic Dagger", "Trusty Magic Dagger", "Backpack", "Backpack", "Long Sword", "Long Sword", "Long Sword", "Long Sword", "Runed Mail", "Runed Mail", "Magic Greatsword", "Magic Greatsword", "Light", "Light", "Light", "Light", "Cure Wounds", "Cure Wounds", "Cure Wounds", "Cure Wounds", "Shell of Silence", "Shell of Silence", "Shell of Silence", "Weakness", "Weakness", "Weakness", "Deafening Word", "Deafening Word", "Deafening Word", "Phase", "Phase", "Phase", "Phase", "Swept Away", "Swept Away", "Swept Away", "Resurrect", "Resurrect", "Storm Chain", "Storm Chain", "Combat Training", "Combat Training", "Combat Training", "Combat Training", "Defensive Training", "Defensive Training", "Defensive Training", "Defensive Training", "Veteran", "Veteran", "Brawling", "Brawling", "Brawling", "Brawling", "Cleave", "Cleave", "Tripwire", "Tripwire", "Masterstroke", "Masterstroke", "Regain Feet", "Regain Feet", "Regain Feet", "Regain Feet", "Shield Ally", "Shield Ally", "Moving Search", "Moving Search"], "dungeon_deck": ["Kobold", "Kobold", "Skeleton", "Skeleton", "Skeleton", "Skeleton", "Gargoyle", "Gargoyle", "Gargoyle", "Zombie", "Zombie", "Zombie", "Zombie", "Dreadlander Mercenary", "Dreadlander Mercenary", "Empusae", "Empusae", "Empusae", "Ghoul", "Ghoul", "Ghoul", "Gravaxin", "Gravaxin", "Gravaxin", "Minotaur", "Minotaur", "Minotaur", "Minotaur", "Salamander", "Salamander", "Salamander", "Wraith", "Wraith", "Infernal Minotaur", "Infernal Minotaur", "Infernal Minotaur", "Lamia Anguine", "Lamia Anguine", "Large Wurm", "Large Wurm", "Massive Stone Golem", "Massive Stone Golem", "Mummy", "Mummy", "War Fiend Demon", "War Fiend Demon", "War Fiend Demon", "Young Granite Dragon", "Young Granite Dragon", "Young Granite Dragon", "Gloom", "Gloom", "Rapid Developments", "Rapid Developments", "Recurring Villain", "Recurring Villain", "Recurring Villain", "Unlucky", "Unlucky", "Unlucky", "Evil Altar", "Evil Altar", "Evil Altar", "Graveyard", "Graveyard", "Graveyard", "Lava Pit", "Lava Pit", "Icy Ledges", "Icy Ledges", "20'' Pit Trap", "20'' Pit Trap", "Fire Stream Rune Trap", "Fire Stream Rune Trap", "Fire Stream Rune Trap", "Pendulum", "Pendulum", "Pendulum", "20'' Spiked Pit Trap", "20'' Spiked Pit Trap"]}}','',1.79500797002632236478e+09);
INSERT INTO "seats" VALUES('Uiw5xfs4S0CGcnpe',1,'bot',NULL,'steady','{"name": "The Warren", "deck": "competitive-warren", "brought": {"adventurers": ["Barbarian Berserker", "Keldornan Mercenary", "Gypsy Thief", "Keldornan Pyromancer"], "quests": ["Den of Evil", "Hold Dominion", "Path Finder"], "crawler_deck": ["Venom Vial", "Venom Vial", "Venom Vial", "Wood Shield", "Wood Shield", "Wood Shield", "Wood Shield", "Chain Shirt", "Chain Shirt", "Chain Shirt", "Short Bow", "Short Bow", "Short Bow", "Short Bow", "Shortsword", "Shortsword", "Shortsword", "Shortsword", "Long Sword", "Long Sword", "Flaming Fury", "Flaming Fury", "Flaming Fury", "Flaming Fury", "Foresight", "Foresight", "Elemental Ward", "Elemental Ward", "Elemental Ward", "Blood Bargain", "Blood Bargain", "Blood Bargain", "Fireball", "Fireball", "Fireball", "Fireball", "Storm Chain", "Storm Chain", "Falling Star", "Falling Star", "Combat Training", "Combat Training", "Combat Training", "Combat Training", "Feint", "Feint", "Feint", "Feint", "Counter Attack", "Counter Attack", "Sidestep", "Sidestep", "Sidestep", "Vanish", "Vanish", "Cleave", "Cleave", "Tripwire", "Tripwire", "Whirlwind", "Whirlwind", "Whirlwind", "Search the Bodies", "Search the Bodies", "Search the Bodies", "Search the Bodies", "Charge", "Charge", "Charge", "Charge", "False Orders", "False Orders", "False Orders", "False Orders", "Regain Feet", "Regain Feet", "Regain Feet", "Shield Wall", "Shield Wall", "Shield Wall"], "dungeon_deck": ["Goblin", "Goblin", "Goblin", "Goblin", "Goblin Thief", "Goblin Thief", "Goblin Thief", "Goblin Thief", "Kobold", "Kobold", "Kobold", "Kobold", "Leaf Vodyanoi", "Leaf Vodyanoi", "Leaf Vodyanoi", "Leaf Vodyanoi", "Gargoyle", "Gargoyle", "Giant Grey Spider", "Giant Grey Spider", "Giant Grey Spider", "Giant Grey Spider", "Goblin Conjurer", "Goblin Conjurer", "Goblin Conjurer", "Goblin Conjurer", "Jungle Troglodyte", "Jungle Troglodyte", "Jungle Troglodyte", "Jungle Troglodyte", "Orc", "Orc", "Orc", "Orc", "Shadow Elf", "Shadow Elf", "Shadow Elf", "Shadow Elf", "Shrieker", "Shrieker", "Shrieker", "Slime", "Slime", "Minotaur", "Minotaur", "Ogre", "Ogre", "Troll", "Troll", "Greenknee, Goblin Necromancer", "Ambush", "Ambush", "Ambush", "Ambush", "Mastermind", "Mastermind", "Reinforcements", "Reinforcements", "Reinforcements", "Reinforcements", "Dark Corridor", "Dark Corridor", "Dark Corridor", "Dark Corridor", "Murky Swamp", "Murky Swamp", "Ruins", "Ruins", "Ruins", "Ruins", "10'' Pit Trap", "10'' Pit Trap", "10'' Pit Trap", "10'' Pit Trap", "Dart Trap", "Dart Trap", "Dart Trap", "Dart Trap", "Falling Stones", "Falling Stones"]}}','',0.0);
INSERT INTO "seats" VALUES('MpWa8hDSk8VIcyHd',0,'person','O76aNERS3gQIEXcF','','{"name": "The Old Powers", "deck": "competitive-old-powers", "brought": {"adventurers": ["Gold Dwarf Warrior", "Gold Dwarf Priest", "Gypsy Thief", "Gypsy Stormcatcher"], "quests": ["Den of Evil", "Evil Has a Name", "Path Finder"], "crawler_deck": ["Leather Armour", "Leather Armour", "Leather Armour", "Wood Shield", "Wood Shield", "Wood Shield", "Wood Shield", "Chain Shirt", "Chain Shirt", "Chain Shirt", "Chain Shirt", "Trusty Magic Dagger", "Trusty Magic Dagger", "Trusty Magic Dagger", "Backpack", "Backpack", "Long Sword", "Long Sword", "Long Sword", "Long Sword", "Runed Mail", "Runed Mail", "Magic Greatsword", "Magic Greatsword", "Light", "Light", "Light", "Light", "Cure Wounds", "Cure Wounds", "Cure Wounds", "Cure Wounds", "Shell of Silence", "Shell of Silence", "Shell of Silence", "Weakness", "Weakness", "Weakness", "Deafening Word", "Deafening Word", "Deafening Word", "Phase", "Phase", "Phase", "Phase", "Swept Away", "Swept Away", "Swept Away", "Resurrect", "Resurrect", "Storm Chain", "Storm Chain", "Combat Training", "Combat Training", "Combat Training", "Combat Training", "Defensive Training", "Defensive Training", "Defensive Training", "Defensive Training", "Veteran", "Veteran", "Brawling", "Brawling", "Brawling", "Brawling", "Cleave", "Cleave", "Tripwire", "Tripwire", "Masterstroke", "Masterstroke", "Regain Feet", "Regain Feet", "Regain Feet", "Regain Feet", "Shield Ally", "Shield Ally", "Moving Search", "Moving Search"], "dungeon_deck": ["Kobold", "Kobold", "Skeleton", "Skeleton", "Skeleton", "Skeleton", "Gargoyle", "Gargoyle", "Gargoyle", "Zombie", "Zombie", "Zombie", "Zombie", "Dreadlander Mercenary", "Dreadlander Mercenary", "Empusae", "Empusae", "Empusae", "Ghoul", "Ghoul", "Ghoul", "Gravaxin", "Gravaxin", "Gravaxin", "Minotaur", "Minotaur", "Minotaur", "Minotaur", "Salamander", "Salamander", "Salamander", "Wraith", "Wraith", "Infernal Minotaur", "Infernal Minotaur", "Infernal Minotaur", "Lamia Anguine", "Lamia Anguine", "Large Wurm", "Large Wurm", "Massive Stone Golem", "Massive Stone Golem", "Mummy", "Mummy", "War Fiend Demon", "War Fiend Demon", "War Fiend Demon", "Young Granite Dragon", "Young Granite Dragon", "Young Granite Dragon", "Gloom", "Gloom", "Rapid Developments", "Rapid Developments", "Recurring Villain", "Recurring Villain", "Recurring Villain", "Unlucky", "Unlucky", "Unlucky", "Evil Altar", "Evil Altar", "Evil Altar", "Graveyard", "Graveyard", "Graveyard", "Lava Pit", "Lava Pit", "Icy Ledges", "Icy Ledges", "20'' Pit Trap", "20'' Pit Trap", "Fire Stream Rune Trap", "Fire Stream Rune Trap", "Fire Stream Rune Trap", "Pendulum", "Pendulum", "Pendulum", "20'' Spiked Pit Trap", "20'' Spiked Pit Trap"]}}','',1.79500797057646512989e+09);
INSERT INTO "seats" VALUES('MpWa8hDSk8VIcyHd',1,'bot',NULL,'random','{"name": "The Warren", "deck": "competitive-warren", "brought": {"adventurers": ["Barbarian Berserker", "Keldornan Mercenary", "Gypsy Thief", "Keldornan Pyromancer"], "quests": ["Den of Evil", "Hold Dominion", "Path Finder"], "crawler_deck": ["Venom Vial", "Venom Vial", "Venom Vial", "Wood Shield", "Wood Shield", "Wood Shield", "Wood Shield", "Chain Shirt", "Chain Shirt", "Chain Shirt", "Short Bow", "Short Bow", "Short Bow", "Short Bow", "Shortsword", "Shortsword", "Shortsword", "Shortsword", "Long Sword", "Long Sword", "Flaming Fury", "Flaming Fury", "Flaming Fury", "Flaming Fury", "Foresight", "Foresight", "Elemental Ward", "Elemental Ward", "Elemental Ward", "Blood Bargain", "Blood Bargain", "Blood Bargain", "Fireball", "Fireball", "Fireball", "Fireball", "Storm Chain", "Storm Chain", "Falling Star", "Falling Star", "Combat Training", "Combat Training", "Combat Training", "Combat Training", "Feint", "Feint", "Feint", "Feint", "Counter Attack", "Counter Attack", "Sidestep", "Sidestep", "Sidestep", "Vanish", "Vanish", "Cleave", "Cleave", "Tripwire", "Tripwire", "Whirlwind", "Whirlwind", "Whirlwind", "Search the Bodies", "Search the Bodies", "Search the Bodies", "Search the Bodies", "Charge", "Charge", "Charge", "Charge", "False Orders", "False Orders", "False Orders", "False Orders", "Regain Feet", "Regain Feet", "Regain Feet", "Shield Wall", "Shield Wall", "Shield Wall"], "dungeon_deck": ["Goblin", "Goblin", "Goblin", "Goblin", "Goblin Thief", "Goblin Thief", "Goblin Thief", "Goblin Thief", "Kobold", "Kobold", "Kobold", "Kobold", "Leaf Vodyanoi", "Leaf Vodyanoi", "Leaf Vodyanoi", "Leaf Vodyanoi", "Gargoyle", "Gargoyle", "Giant Grey Spider", "Giant Grey Spider", "Giant Grey Spider", "Giant Grey Spider", "Goblin Conjurer", "Goblin Conjurer", "Goblin Conjurer", "Goblin Conjurer", "Jungle Troglodyte", "Jungle Troglodyte", "Jungle Troglodyte", "Jungle Troglodyte", "Orc", "Orc", "Orc", "Orc", "Shadow Elf", "Shadow Elf", "Shadow Elf", "Shadow Elf", "Shrieker", "Shrieker", "Shrieker", "Slime", "Slime", "Minotaur", "Minotaur", "Ogre", "Ogre", "Troll", "Troll", "Greenknee, Goblin Necromancer", "Ambush", "Ambush", "Ambush", "Ambush", "Mastermind", "Mastermind", "Reinforcements", "Reinforcements", "Reinforcements", "Reinforcements", "Dark Corridor", "Dark Corridor", "Dark Corridor", "Dark Corridor", "Murky Swamp", "Murky Swamp", "Ruins", "Ruins", "Ruins", "Ruins", "10'' Pit Trap", "10'' Pit Trap", "10'' Pit Trap", "10'' Pit Trap", "Dart Trap", "Dart Trap", "Dart Trap", "Dart Trap", "Falling Stones", "Falling Stones"]}}','',0.0);
INSERT INTO "seats" VALUES('M8_rsPEDC9tNcRLj',0,'person','O76aNERS3gQIEXcF','','{"name": "The Gates of Stonehold: Hammer", "deck": "coop-2-player-1", "brought": {"adventurers": ["Gold Dwarf Warrior", "Gold Dwarf Priest"], "quests": ["Goblin Slayer", "Undead Slayer", "Den of Evil"], "crawler_deck": ["Belt Pouch", "Leather Armour", "Wood Shield", "Wood Shield", "Chain Shirt", "Chain Shirt", "Hide Armour", "Shortsword", "Shortsword", "Long Sword", "Long Sword", "Long Sword", "Magic Short Sword", "Light", "Light", "Salt Circle", "Crumble", "Cure Wounds", "Cure Wounds", "Cure Wounds", "Purge Blood", "Purge Blood", "Deafening Word", "Deafening Word", "Resurrect", "Combat Training", "Combat Training", "Defensive Training", "Brawling", "Brawling", "Cleave", "Cleave", "Charge", "Charge", "Charge", "Regain Feet", "Shield Ally", "Shield Ally", "Teamwork", "Teamwork"], "dungeon_deck": ["Goblin", "Goblin", "Goblin", "Goblin", "Goblin Thief", "Goblin Thief", "Goblin Thief", "Goblin Thief", "Kobold", "Kobold", "Skeleton", "Skeleton", "Skeleton", "Skeleton", "Giant Grey Spider", "Giant Grey Spider", "Giant Grey Spider", "Goblin Conjurer", "Goblin Conjurer", "Jungle Troglodyte", "Jungle Troglodyte", "Jungle Troglodyte", "Orc", "Orc", "Orc", "Shadow Elf", "Shadow Elf", "Shrieker", "Zombie", "Zombie", "Zombie", "Zombie", "Dreadlander Mercenary", "Ghoul", "Ghoul", "Ghoul", "Minotaur", "Minotaur", "Ogre", "Phantom", "Phantom", "Phantom", "Troll", "Wild Naga", "Wild Naga", "Wraith", "Greenknee, Goblin Necromancer", "Mummy", "Mummy", "Young Granite Dragon", "Broken Formation", "Gloom", "Gloom", "Gloom", "Mastermind", "Recurring Villain", "Reinforcements", "Reinforcements", "Reinforcements", "Rushed", "Unlucky", "Unlucky", "Dark Corridor", "Dark Corridor", "High Ground", "High Ground", "Evil Altar", "Evil Altar", "Graveyard", "Graveyard", "Ruins", "Ruins", "Damsel", "10'' Pit Trap", "10'' Pit Trap", "Dart Trap", "Dart Trap", "Falling Stones", "Falling Stones", "Poisonous Dart Trap"]}}','',1.79500797090893960002e+09);
INSERT INTO "seats" VALUES('M8_rsPEDC9tNcRLj',1,'person','wW7kxXLFVAZZc-V0','','{"name": "The Gates of Stonehold: Arrow", "deck": "coop-2-player-2", "brought": {"adventurers": ["Wood Elf Scout", "Gypsy Stormcatcher"], "quests": [], "crawler_deck": ["Belt Pouch", "Leather Armour", "Staff", "Staff", "Wood Shield", "Hide Armour", "Short Bow", "Short Bow", "Short Bow", "Trusty Magic Dagger", "Runed Mail", "Runed Mail", "Flaming Fury", "Flaming Fury", "Flaming Fury", "Light", "Salt Circle", "Cure Wounds", "Dispel Magic", "Dispel Magic", "Weakness", "Weakness", "Phase", "Phase", "Combat Training", "Combat Training", "Defensive Training", "Defensive Training", "Take Aim", "Take Aim", "Veteran", "Brawling", "Sidestep", "Striding Strike", "Use Cover", "Use Cover", "Regain Feet", "Teamwork", "Moving Search", "Moving Search"], "dungeon_deck": []}}','',1.7950079709016108513e+09);
INSERT INTO "seats" VALUES('poM4r-4xGZa1GW8n',0,'person','O76aNERS3gQIEXcF','','{"name": "Sure Hands", "deck": "multiplayer-steady", "brought": {"adventurers": ["Gold Dwarf Warrior", "Wood Elf Scout", "Gypsy Thief", "Keldornan Cleric"], "quests": ["Den of Evil", "Evil Has a Name", "Rescue the Damsel"], "crawler_deck": ["Belt Pouch", "Wood Shield", "Wood Shield", "Wood Shield", "Hide Armour", "Hide Armour", "Short Bow", "Short Bow", "Short Bow", "Shortsword", "Shortsword", "Long Sword", "Long Sword", "Flaming Fury", "Flaming Fury", "Light", "Cure Wounds", "Cure Wounds", "Cure Wounds", "Weakness", "Weakness", "Combat Training", "Combat Training", "Combat Training", "Take Aim", "Take Aim", "Veteran", "Brawling", "Brawling", "Sidestep", "Cleave", "Cleave", "Charge", "Charge", "Regain Feet", "Regain Feet", "Teamwork", "Teamwork", "Moving Search", "Moving Search"], "dungeon_deck": ["Goblin", "Goblin", "Goblin", "Kobold", "Kobold", "Skeleton", "Skeleton", "Skeleton", "Giant Grey Spider", "Giant Grey Spider", "Jungle Troglodyte", "Jungle Troglodyte", "Orc", "Orc", "Shadow Elf", "Zombie", "Zombie", "Ghoul", "Minotaur", "Minotaur", "Ogre", "Troll", "Wild Naga", "Greenknee, Goblin Necromancer", "Young Granite Dragon", "Reinforcements", "Reinforcements", "Rushed", "Unlucky", "Unlucky", "Dark Corridor", "Dark Corridor", "Graveyard", "Ruins", "Ruins", "Damsel", "10'' Pit Trap", "10'' Pit Trap", "Falling Stones", "Falling Stones"]}}','',0.0);
INSERT INTO "seats" VALUES('poM4r-4xGZa1GW8n',1,'open',NULL,'','{"name": "Poisoned Cups", "deck": "multiplayer-venom", "brought": {"adventurers": ["Keldornan Mercenary", "Gypsy Thief", "Barbarian Medicine Man", "Wood Elf Wizard"], "quests": ["Path Finder", "Hold Dominion", "Knowledge is Power"], "crawler_deck": ["Venom Vial", "Venom Vial", "Venom Vial", "Venom Vial", "Wood Shield", "Wood Shield", "Bezoar", "Bezoar", "Short Bow", "Short Bow", "Short Bow", "Weighted Net", "Spirit Spear", "Spirit Spear", "Winterbite", "Winterbite", "Winterbite", "Fireball", "Fireball", "Fireball", "Grasping Roots", "Grasping Roots", "Swept Away", "Swept Away", "Combat Training", "Combat Training", "Combat Training", "Feint", "Feint", "Feint", "Feint", "Sidestep", "Sidestep", "Search the Bodies", "Search the Bodies", "False Orders", "False Orders", "False Orders", "Regain Feet", "Regain Feet"], "dungeon_deck": ["Leaf Vodyanoi", "Leaf Vodyanoi", "Leaf Vodyanoi", "Giant Grey Spider", "Giant Grey Spider", "Giant Grey Spider", "Jungle Troglodyte", "Jungle Troglodyte", "Jungle Troglodyte", "Jungle Troglodyte", "Shrieker", "Shrieker", "Slime", "Slime", "Slime", "Crawling Swarm", "Crawling Swarm", "Crawling Swarm", "Wild Naga", "Wild Naga", "Wild Naga", "Manticore", "Manticore", "Massive Animated Tree", "Massive Animated Tree", "Ambush", "Ambush", "Ambush", "Mastermind", "Mastermind", "High Ground", "Murky Swamp", "Murky Swamp", "Murky Swamp", "Murky Swamp", "Poisonous Dart Trap", "Poisonous Dart Trap", "Poisonous Dart Trap", "Poisonous Dart Trap", "Spear Trap"]}}','',0.0);
INSERT INTO "seats" VALUES('poM4r-4xGZa1GW8n',2,'open',NULL,'','{"name": "Sure Hands", "deck": "multiplayer-steady", "brought": {"adventurers": ["Gold Dwarf Warrior", "Wood Elf Scout", "Gypsy Thief", "Keldornan Cleric"], "quests": ["Den of Evil", "Evil Has a Name", "Rescue the Damsel"], "crawler_deck": ["Belt Pouch", "Wood Shield", "Wood Shield", "Wood Shield", "Hide Armour", "Hide Armour", "Short Bow", "Short Bow", "Short Bow", "Shortsword", "Shortsword", "Long Sword", "Long Sword", "Flaming Fury", "Flaming Fury", "Light", "Cure Wounds", "Cure Wounds", "Cure Wounds", "Weakness", "Weakness", "Combat Training", "Combat Training", "Combat Training", "Take Aim", "Take Aim", "Veteran", "Brawling", "Brawling", "Sidestep", "Cleave", "Cleave", "Charge", "Charge", "Regain Feet", "Regain Feet", "Teamwork", "Teamwork", "Moving Search", "Moving Search"], "dungeon_deck": ["Goblin", "Goblin", "Goblin", "Kobold", "Kobold", "Skeleton", "Skeleton", "Skeleton", "Giant Grey Spider", "Giant Grey Spider", "Jungle Troglodyte", "Jungle Troglodyte", "Orc", "Orc", "Shadow Elf", "Zombie", "Zombie", "Ghoul", "Minotaur", "Minotaur", "Ogre", "Troll", "Wild Naga", "Greenknee, Goblin Necromancer", "Young Granite Dragon", "Reinforcements", "Reinforcements", "Rushed", "Unlucky", "Unlucky", "Dark Corridor", "Dark Corridor", "Graveyard", "Ruins", "Ruins", "Damsel", "10'' Pit Trap", "10'' Pit Trap", "Falling Stones", "Falling Stones"]}}','',0.0);
CREATE TABLE sessions (
	token VARCHAR(64) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (token), 
	CONSTRAINT fk_sessions_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('0ec1f133c9eacdd4f930854df1302196dd45c3244ab07c795ae0390e7c0b99ca','O76aNERS3gQIEXcF',1.79500796626024413109e+09);
INSERT INTO "sessions" VALUES('f45ce7b5f300b102ab29fbeb4b238356f3a8ea177c826aa6e29c3a3cd3d470a7','wW7kxXLFVAZZc-V0',1.79500796628739881519e+09);
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL, 
	"format" JSON NOT NULL, 
	stage VARCHAR(8) NOT NULL, 
	quests_needed INTEGER NOT NULL, 
	spectators VARCHAR(8) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	takeover INTEGER NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	content VARCHAR(64) NOT NULL, 
	host VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, 
	begun FLOAT, 
	result VARCHAR(16) NOT NULL, 
	reason VARCHAR(40) NOT NULL, 
	rematch VARCHAR(24), 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_host FOREIGN KEY(host) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('ALwb3kutaakCvqQC','"solo-beginner"','playing',2,'closed',1,0,'a7285c58fd8ed12f3b33ed211b201d5c0ccc7b96e4de657293a01b92c5c0051d','07c9a05350afd739','O76aNERS3gQIEXcF',1.79500796734067964558e+09,1.79500796735824322703e+09,'none','',NULL);
INSERT INTO "tables" VALUES('L5WU4k6nmhEIID2R','"solo-standard"','playing',2,'closed',1,0,'68adaa28c445f29f4d46454f05ff5751e7612435c7fa118667ca675c43186ca7','07c9a05350afd739','O76aNERS3gQIEXcF',1.79500796783779644968e+09,1.7950079678398587704e+09,'none','',NULL);
INSERT INTO "tables" VALUES('Uiw5xfs4S0CGcnpe','"competitive"','playing',3,'closed',1,0,'46ff0a1a64eaf5d82b728effed2113e2d5209cc011f88b9ef144628249dc9367','07c9a05350afd739','O76aNERS3gQIEXcF',1.79500796804465246204e+09,1.79500796804662299159e+09,'none','',NULL);
INSERT INTO "tables" VALUES('MpWa8hDSk8VIcyHd','"competitive"','over',3,'closed',1,0,'86b95889629aa498caab074f719fdea98d88760585c5e4c118ef3f144377396a','07c9a05350afd739','O76aNERS3gQIEXcF',1.79500797008138895036e+09,1.79500797010000920296e+09,'2','conceded',NULL);
INSERT INTO "tables" VALUES('M8_rsPEDC9tNcRLj','"coop-2"','playing',2,'closed',1,0,'77f28e2d6e997b376791df554fdae7194266f8dd731bda04287264c0ff155e03','07c9a05350afd739','O76aNERS3gQIEXcF',1.79500797060065340991e+09,1.79500797065206670758e+09,'none','',NULL);
INSERT INTO "tables" VALUES('poM4r-4xGZa1GW8n','"multiplayer"','open',3,'closed',1,0,'9621567aeead1011ac183304da52e5a9ac8b86be1f461b49b99a7289ee2a4155','07c9a05350afd739','O76aNERS3gQIEXcF',1.79500797092716217039e+09,NULL,'none','',NULL);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_decks_person ON decks (person);
CREATE INDEX ix_tables_stage ON tables (stage);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_chat_table ON chat ("table");
COMMIT;
