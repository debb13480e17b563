BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	"table" VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	text VARCHAR(500) NOT NULL, 
	at FLOAT NOT NULL, said VARCHAR(64) DEFAULT '' NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (id), 
	CONSTRAINT fk_chat_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_chat_person FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "chat" VALUES(1,'GqHsXkiUEi9sntBt','GyiupzOfQLIrE0nn',1,'Ann','hello',1.79500793336566805838e+09,'5f9c4ab08cac7457e9111a30e4664920607ea2c115a1433d7be98e97e64244ca');
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
	at FLOAT NOT NULL, round INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_inputs PRIMARY KEY ("table", n), 
	CONSTRAINT fk_inputs_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "inputs" VALUES('GqHsXkiUEi9sntBt',0,0,'play Foresight',1.79500793307664299009e+09,1);
INSERT INTO "inputs" VALUES('GqHsXkiUEi9sntBt',1,0,'top Greenknee, Goblin Necromancer',1.79500793308831143374e+09,1);
INSERT INTO "inputs" VALUES('GqHsXkiUEi9sntBt',2,0,'done',1.79500793309659719462e+09,1);
INSERT INTO "inputs" VALUES('GqHsXkiUEi9sntBt',3,0,'play Weakness',1.79500793310899138446e+09,1);
INSERT INTO "inputs" VALUES('GqHsXkiUEi9sntBt',4,0,'activate Keldornan Cleric',1.79500793312053537366e+09,1);
INSERT INTO "inputs" VALUES('GqHsXkiUEi9sntBt',5,0,'activate Gypsy Stormcatcher',1.79500793312837839121e+09,1);
INSERT INTO "inputs" VALUES('GqHsXkiUEi9sntBt',6,0,'attack',1.79500793313653707501e+09,1);
INSERT INTO "inputs" VALUES('GqHsXkiUEi9sntBt',7,0,'none',1.79500793314865422249e+09,1);
INSERT INTO "inputs" VALUES('GqHsXkiUEi9sntBt',8,0,'defend Gold Dwarf Warrior with Gold Dwarf Warrior',1.79500793315635943413e+09,1);
INSERT INTO "inputs" VALUES('GqHsXkiUEi9sntBt',9,0,'play Leather Armour',1.79500793316854429242e+09,1);
INSERT INTO "inputs" VALUES('GqHsXkiUEi9sntBt',10,0,'resolve',1.79500793317576313014e+09,1);
INSERT INTO "inputs" VALUES('GqHsXkiUEi9sntBt',11,0,'drop Use Cover',1.79500793319573116301e+09,1);
INSERT INTO "inputs" VALUES('GqHsXkiUEi9sntBt',12,0,'done',1.79500793320353031158e+09,2);
INSERT INTO "inputs" VALUES('GqHsXkiUEi9sntBt',13,0,'activate Gypsy Thief',1.79500793321578478809e+09,2);
INSERT INTO "inputs" VALUES('GqHsXkiUEi9sntBt',14,0,'activate Gypsy Stormcatcher',1.79500793323179936404e+09,2);
INSERT INTO "inputs" VALUES('GqHsXkiUEi9sntBt',15,0,'play Staff',1.79500793324041271205e+09,2);
INSERT INTO "inputs" VALUES('GqHsXkiUEi9sntBt',16,0,'attack',1.79500793324957585335e+09,2);
INSERT INTO "inputs" VALUES('GqHsXkiUEi9sntBt',17,0,'none',1.79500793325704860684e+09,2);
INSERT INTO "inputs" VALUES('GqHsXkiUEi9sntBt',18,0,'resolve',1.79500793327271819109e+09,2);
INSERT INTO "inputs" VALUES('GqHsXkiUEi9sntBt',19,0,'drop Light',1.79500793328449678417e+09,2);
INSERT INTO "inputs" VALUES('GqHsXkiUEi9sntBt',20,0,'done',1.79500793329161810875e+09,3);
INSERT INTO "inputs" VALUES('GqHsXkiUEi9sntBt',21,0,'play Short Bow',1.79500793331262540816e+09,3);
INSERT INTO "inputs" VALUES('GqHsXkiUEi9sntBt',22,0,'activate Gold Dwarf Warrior',1.79500793332867550856e+09,3);
INSERT INTO "inputs" VALUES('GqHsXkiUEi9sntBt',23,0,'play Short Bow',1.79500793333578062063e+09,3);
INSERT INTO "inputs" VALUES('GqHsXkiUEi9sntBt',24,0,'play Long Sword',1.79500793334443473816e+09,3);
INSERT INTO "inputs" VALUES('HrulmWha8WYXSYKU',0,0,'play Phase',1.79500793347218465809e+09,1);
INSERT INTO "inputs" VALUES('HrulmWha8WYXSYKU',1,0,'choose Gold Dwarf Warrior',1.79500793347637987136e+09,1);
INSERT INTO "inputs" VALUES('HrulmWha8WYXSYKU',2,0,'buy off Goblin with Hide Armour',1.7950079334835791588e+09,1);
INSERT INTO "inputs" VALUES('HrulmWha8WYXSYKU',3,0,'play Shield Ally',1.79500793349087190624e+09,1);
INSERT INTO "inputs" VALUES('HrulmWha8WYXSYKU',4,0,'choose Gypsy Stormcatcher',1.79500793349822497374e+09,1);
INSERT INTO "inputs" VALUES('HrulmWha8WYXSYKU',5,0,'activate Gold Dwarf Warrior',1.79500793350550627708e+09,1);
INSERT INTO "inputs" VALUES('HrulmWha8WYXSYKU',6,0,'activate Keldornan Cleric',1.79500793351341724393e+09,1);
INSERT INTO "inputs" VALUES('HrulmWha8WYXSYKU',7,0,'activate Gypsy Stormcatcher',1.79500793352099585536e+09,1);
INSERT INTO "inputs" VALUES('HrulmWha8WYXSYKU',8,0,'attack',1.79500793353995561599e+09,1);
INSERT INTO "inputs" VALUES('HrulmWha8WYXSYKU',9,0,'defend Gypsy Stormcatcher with Wood Elf Scout',1.79500793354500842095e+09,1);
INSERT INTO "inputs" VALUES('HrulmWha8WYXSYKU',10,0,'drop Purge Blood',1795007933.56471,1);
INSERT INTO "inputs" VALUES('HrulmWha8WYXSYKU',11,0,'drop Cleave',1.79500793357196903234e+09,2);
INSERT INTO "inputs" VALUES('RX8utrAkaqBbQc6J',0,0,'play Brawling',1.79500793363686037061e+09,1);
INSERT INTO "inputs" VALUES('RX8utrAkaqBbQc6J',1,0,'done',1.79500793364018344875e+09,1);
INSERT INTO "inputs" VALUES('RX8utrAkaqBbQc6J',2,0,'play Moving Search boosted',1.79500793364731526377e+09,1);
INSERT INTO "inputs" VALUES('RX8utrAkaqBbQc6J',3,0,'play Weakness',1.79500793365944957737e+09,1);
INSERT INTO "inputs" VALUES('RX8utrAkaqBbQc6J',4,0,'choose Leaf Vodyanoi#2',1.79500793366655826566e+09,1);
INSERT INTO "inputs" VALUES('RX8utrAkaqBbQc6J',5,0,'pass',1.79500793367393851282e+09,1);
INSERT INTO "inputs" VALUES('RX8utrAkaqBbQc6J',6,0,'defend Gold Dwarf Warrior with Gold Dwarf Warrior',1.79500793368137335779e+09,1);
INSERT INTO "inputs" VALUES('RX8utrAkaqBbQc6J',7,0,'play Resurrect',1.79500793369310522075e+09,1);
INSERT INTO "inputs" VALUES('RX8utrAkaqBbQc6J',8,0,'defend Gold Dwarf Warrior with Gypsy Thief',1.79500793370845818522e+09,1);
INSERT INTO "inputs" VALUES('RX8utrAkaqBbQc6J',9,0,'play Leather Armour',1.79500793372122478481e+09,1);
INSERT INTO "inputs" VALUES('wGIkIq1y6Ocx_TVo',0,1,'draft Ambush',1.79500793479566454887e+09,1);
INSERT INTO "inputs" VALUES('wGIkIq1y6Ocx_TVo',1,1,'place Ambush',1.79500793480796813966e+09,1);
INSERT INTO "inputs" VALUES('wGIkIq1y6Ocx_TVo',2,0,'done',1.79500793482382869719e+09,1);
INSERT INTO "inputs" VALUES('wGIkIq1y6Ocx_TVo',3,1,'play Foresight disrupting 1',1.79500793484408807752e+09,1);
INSERT INTO "inputs" VALUES('wGIkIq1y6Ocx_TVo',4,0,'play Brawling',1.79500793485023164746e+09,1);
INSERT INTO "inputs" VALUES('wGIkIq1y6Ocx_TVo',5,0,'pass',1.79500793486581206319e+09,1);
INSERT INTO "inputs" VALUES('wGIkIq1y6Ocx_TVo',6,1,'top Reinforcements',1.79500793488408851624e+09,1);
INSERT INTO "inputs" VALUES('wGIkIq1y6Ocx_TVo',7,0,'play Veteran',1.79500793489527344704e+09,1);
INSERT INTO "inputs" VALUES('wGIkIq1y6Ocx_TVo',8,0,'defend Gold Dwarf Warrior with Gold Dwarf Priest',1.79500793490833353998e+09,1);
INSERT INTO "inputs" VALUES('wGIkIq1y6Ocx_TVo',9,0,'concede',1.79500793492017483715e+09,1);
INSERT INTO "inputs" VALUES('TZAQDGu-ZjOK81Mv',0,0,'discard Combat Training',1.79500793505530190467e+09,1);
INSERT INTO "inputs" VALUES('TZAQDGu-ZjOK81Mv',1,0,'discard Long Sword',1.7950079350608708858e+09,1);
INSERT INTO "inputs" VALUES('TZAQDGu-ZjOK81Mv',2,1,'done',1.79500793507202315328e+09,1);
INSERT INTO "inputs" VALUES('TZAQDGu-ZjOK81Mv',3,1,'play Moving Search boosted',1.79500793508010530476e+09,1);
INSERT INTO "inputs" VALUES('TZAQDGu-ZjOK81Mv',4,0,'pass',1.79500793510076642038e+09,1);
INSERT INTO "inputs" VALUES('TZAQDGu-ZjOK81Mv',5,1,'play Take Aim',1.79500793511257243154e+09,1);
INSERT INTO "inputs" VALUES('TZAQDGu-ZjOK81Mv',6,1,'activate Gypsy Stormcatcher',1.79500793511910557752e+09,1);
INSERT INTO "inputs" VALUES('TZAQDGu-ZjOK81Mv',7,1,'activate Wood Elf Scout',1.79500793514069318769e+09,1);
INSERT INTO "inputs" VALUES('TZAQDGu-ZjOK81Mv',8,0,'pass',1.79500793515317821503e+09,1);
INSERT INTO "inputs" VALUES('TZAQDGu-ZjOK81Mv',9,0,'pass',1.79500793517288231848e+09,1);
INSERT INTO "inputs" VALUES('TZAQDGu-ZjOK81Mv',10,1,'pass',1.7950079351933908463e+09,1);
INSERT INTO "inputs" VALUES('TZAQDGu-ZjOK81Mv',11,0,'drop Charge',1.79500793520525288586e+09,1);
INSERT INTO "inputs" VALUES('TZAQDGu-ZjOK81Mv',12,0,'drop Resurrect',1795007935.22785,1);
INSERT INTO "inputs" VALUES('TZAQDGu-ZjOK81Mv',13,0,'done',1.7950079352459738255e+09,1);
INSERT INTO "inputs" VALUES('TZAQDGu-ZjOK81Mv',14,1,'drop Dispel Magic',1.79500793526475119592e+09,1);
INSERT INTO "inputs" VALUES('TZAQDGu-ZjOK81Mv',15,1,'drop Use Cover',1.79500793529235553747e+09,1);
CREATE TABLE people (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	"key" VARCHAR(120), 
	password VARCHAR(200), 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_key UNIQUE ("key")
);
INSERT INTO "people" VALUES('GyiupzOfQLIrE0nn','Ann','ann','$argon2id$v=19$m=65536,t=3,p=4$bba+AEFj/BBZGoELqJ2uBQ$F5wrMjU18IdrGAe0RLpunOMae7dclXdSGEd+MMk7NK8',1.79500793221268582344e+09);
INSERT INTO "people" VALUES('GCi45ZfI3JdMKoKq','Ben','ben','$argon2id$v=19$m=65536,t=3,p=4$BYeYJryTP3dBWEc02bJnQQ$2UTbm0u5clBQoPcFlsHJv/Iz8GqXa33K1UJIY2Jk8BI',1.79500793221923708913e+09);
CREATE TABLE present (
	"table" VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	worker VARCHAR(24) NOT NULL, 
	CONSTRAINT pk_present PRIMARY KEY ("table", person, worker), 
	CONSTRAINT fk_present_worker FOREIGN KEY(worker) REFERENCES workers (id) ON DELETE CASCADE
);
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
INSERT INTO "seats" VALUES('GqHsXkiUEi9sntBt',0,'person','GyiupzOfQLIrE0nn','','{"name": "Unbound Starter, as it comes", "deck": "unbound-starter", "brought": {"adventurers": ["Gold Dwarf Warrior", "Gypsy Thief", "Keldornan Cleric", "Gypsy Stormcatcher"], "quests": ["Den of Evil", "Evil Has a Name", "Rescue the Damsel"], "crawler_deck": ["Belt Pouch", "Belt Pouch", "Leather Armour", "Leather Armour", "Staff", "Staff", "Staff", "Wood Shield", "Wood Shield", "Wood Shield", "Hide Armour", "Hide Armour", "Recover Treasure", "Short Bow", "Short Bow", "Short Bow", "Shortsword", "Shortsword", "Long Sword", "Long Sword", "Flaming Fury", "Flaming Fury", "Flaming Fury", "Foresight", "Light", "Light", "Cure Wounds", "Cure Wounds", "Cure Wounds", "Dispel Magic", "Dispel Magic", "Purge Blood", "Purge Blood", "Weakness", "Weakness", "Fly", "Phase", "Phase", "Resurrect", "Combat Training", "Combat Training", "Combat Training", "Defensive Training", "Defensive Training", "Take Aim", "Take Aim", "Veteran", "Brawling", "Brawling", "Brawling", "Sidestep", "Striding Strike", "Cleave", "Cleave", "Use Cover", "Use Cover", "Charge", "Charge", "Regain Feet", "Regain Feet", "Shield Ally", "Teamwork", "Teamwork", "Moving Search", "Moving Search"], "dungeon_deck": ["Goblin", "Goblin", "Goblin", "Goblin Thief", "Kobold", "Kobold", "Leaf Vodyanoi", "Leaf Vodyanoi", "Skeleton", "Skeleton", "Skeleton", "Gargoyle", "Giant Grey Spider", "Giant Grey Spider", "Giant Grey Spider", "Goblin Conjurer", "Jungle Troglodyte", "Jungle Troglodyte", "Jungle Troglodyte", "Orc", "Orc", "Shadow Elf", "Shadow Elf", "Shrieker", "Slime", "Zombie", "Zombie", "Dreadlander Mercenary", "Ghoul", "Gravaxin", "Minotaur", "Minotaur", "Ogre", "Phantom", "Salamander", "Troll", "Wild Naga", "Wild Naga", "Greenknee, Goblin Necromancer", "Mummy", "Young Granite Dragon", "Bad Luck", "Broken Formation", "Gloom", "Reinforcements", "Reinforcements", "Rushed", "Unlucky", "Unlucky", "Dark Corridor", "Dark Corridor", "High Ground", "High Ground", "Evil Altar", "Graveyard", "Ruins", "Ruins", "Damsel", "10'' Pit Trap", "10'' Pit Trap", "Dart Trap", "Dart Trap", "Falling Stones", "Falling Stones", "Poisonous Dart Trap"]}}','',1.79500793341627478596e+09);
INSERT INTO "seats" VALUES('HrulmWha8WYXSYKU',0,'person','GyiupzOfQLIrE0nn','','{"name": "Unbound Starter", "deck": "starter", "brought": {"adventurers": ["Gold Dwarf Warrior", "Wood Elf Scout", "Keldornan Cleric", "Gypsy Stormcatcher"], "quests": ["Evil Has a Name", "Rescue the Damsel", "The Stars Align"], "crawler_deck": ["Long Sword", "Long Sword", "Long Sword", "Shortsword", "Shortsword", "Shortsword", "Shortsword", "Staff", "Staff", "Staff", "Short Bow", "Short Bow", "Short Bow", "Short Bow", "Magic Short Sword", "Magic Short Sword", "Magic Greatsword", "Trusty Magic Dagger", "Wood Shield", "Wood Shield", "Wood Shield", "Wood Shield", "Leather Armour", "Leather Armour", "Leather Armour", "Hide Armour", "Hide Armour", "Belt Pouch", "Belt Pouch", "Belt Pouch", "Backpack", "Recover Treasure", "Flaming Fury", "Flaming Fury", "Flaming Fury", "Flaming Fury", "Fireball", "Fireball", "Weakness", "Weakness", "Phase", "Phase", "Phase", "Fly", "Light", "Light", "Primal Terrain", "Dispel Magic", "Dispel Magic", "Purge Blood", "Purge Blood", "Cure Wounds", "Cure Wounds", "Cure Wounds", "Cure Wounds", "Resurrect", "Combat Training", "Combat Training", "Combat Training", "Combat Training", "Defensive Training", "Defensive Training", "Brawling", "Brawling", "Brawling", "Take Aim", "Take Aim", "Cleave", "Cleave", "Striding Strike", "Veteran", "Teamwork", "Teamwork", "Teamwork", "Moving Search", "Moving Search", "Regain Feet", "Regain Feet", "Shield Ally", "Shield Ally"], "dungeon_deck": ["Skeleton", "Skeleton", "Skeleton", "Skeleton", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin Thief", "Goblin Thief", "Kobold", "Kobold", "Leaf Vodyanoi", "Leaf Vodyanoi", "Zombie", "Zombie", "Zombie", "Zombie", "Orc", "Orc", "Orc", "Giant Grey Spider", "Giant Grey Spider", "Jungle Troglodyte", "Jungle Troglodyte", "Goblin Conjurer", "Goblin Conjurer", "Shadow Elf", "Gargoyle", "Slime", "Shrieker", "Ghoul", "Ghoul", "Phantom", "Wild Naga", "Troll", "Salamander", "Ogre", "Minotaur", "Werewolf", "Wraith", "Gravaxin", "Empusae", "Archaic Slauch", "Mummy", "Young Granite Dragon", "Massive Animated Tree", "Large Wurm", "War Fiend Demon", "Lamia Anguine", "Greenknee, Goblin Necromancer", "Unlucky", "Unlucky", "Unlucky", "Unlucky", "Rushed", "Rushed", "Rushed", "Reinforcements", "Reinforcements", "Reinforcements", "Dark Corridor", "Dark Corridor", "Dark Corridor", "Dark Corridor", "Graveyard", "Graveyard", "Graveyard", "Evil Altar", "Evil Altar", "Lava Pit", "Falling Stones", "Falling Stones", "10'' Pit Trap", "20'' Pit Trap", "Poisonous Dart Trap", "Fire Stream Rune Trap", "Pendulum", "Damsel", "Damsel"]}}','',1.79500793359602236749e+09);
INSERT INTO "seats" VALUES('RX8utrAkaqBbQc6J',0,'person','GyiupzOfQLIrE0nn','','{"name": "The Old Powers", "deck": "competitive-old-powers", "brought": {"adventurers": ["Gold Dwarf Warrior", "Gold Dwarf Priest", "Gypsy Thief", "Gypsy Stormcatcher"], "quests": ["Den of Evil", "Evil Has a Name", "Path Finder"], "crawler_deck": ["Leather Armour", "Leather Armour", "Leather Armour", "Wood Shield", "Wood Shield", "Wood Shield", "Wood Shield", "Chain Shirt", "Chain Shirt", "Chain Shirt", "Chain Shirt", "Trusty Magic Dagger", "Trusty Magic Dagger", "Trusty Magic Dagger", "Backpack", "Backpack", "Long Sword", "Long Sword", "Long Sword", "Long Sword", "Runed Mail", "Runed Mail", "Magic Greatsword", "Magic Greatsword", "Light", "Light", "Light", "Light", "Cure Wounds", "Cure Wounds", "Cure Wounds", "Cure Wounds", "Shell of Silence", "Shell of Silence", "Shell of Silence", "Weakness", "Weakness", "Weakness", "Deafening Word", "Deafening Word", "Deafening Word", "Phase", "Phase", "Phase", "Phase", "Swept Away", "Swept Away", "Swept Away", "Resurrect", "Resurrect", "Storm Chain", "Storm Chain", "Combat Training", "Combat Training", "Combat Training", "Combat Training", "Defensive Training", "Defensive Training", "Defensive Training", "Defensive Training", "Veteran", "Veteran", "Brawling", "Brawling", "Brawling", "Brawling", "Cleave", "Cleave", "Tripwire", "Tripwire", "Masterstroke", "Masterstroke", "Regain Feet", "Regain Feet", "Regain Feet", "Regain Feet", "Shield Ally", "Shield Ally", "Moving Search", "Moving Search"], "dungeon_deck": ["Kobold", "Kobold", "Skeleton", "Skeleton", "Skeleton", "Skeleton", "Gargoyle", "Gargoyle", "Gargoyle", "Zombie", "Zombie", "Zombie", "Zombie", "Dreadlander Mercenary", "Dreadlander Mercenary", "Empusae", "Empusae", "Empusae", "Ghoul", "Ghoul", "Ghoul", "Gravaxin", "Gravaxin", "Gravaxin", "Minotaur", "Minotaur", "Minotaur", "Minotaur", "Salamander", "Salamander", "Salamander", "Wraith", "Wraith", "Infernal Minotaur", "Infernal Minotaur", "Infernal Minotaur", "Lamia Anguine", "Lamia Anguine", "Large Wurm", "Large Wurm", "Massive Stone Golem", "Massive Stone Golem", "Mummy", "Mummy", "War Fiend Demon", "War Fiend Demon", "War Fiend Demon", "Young Granite Dragon", "Young Granite Dragon", "Young Granite Dragon", "Gloom", "Gloom", "Rapid Developments", "Rapid Developments", "Recurring Villain", "Recurring Villain", "Recurring Villain", "Unlucky", "Unlucky", "Unlucky", "Evil Altar", "Evil Altar", "Evil Altar", "Graveyard", "Graveyard", "Graveyard", "Lava Pit", "Lava Pit", "Icy Ledges", "Icy Ledges", "20'' Pit Trap", "20'' Pit Trap", "Fire Stream Rune Trap", "Fire Stream Rune Trap", "Fire Stream Rune Trap", "Pendulum", "Pendulum", "Pendulum", "20'' Spiked Pit Trap", "20'' Spiked Pit Trap"]}}','',1.79500793373520970341e+09);
INSERT INTO "seats" VALUES('RX8utrAkaqBbQc6J',1,'bot',NULL,'steady','{"name": "The Warren", "deck": "competitive-warren", "brought": {"adventurers": ["Barbarian Berserker", "Keldornan Mercenary", "Gypsy Thief", "Keldornan Pyromancer"], "quests": ["Den of Evil", "Hold Dominion", "Path Finder"], "crawler_deck": ["Venom Vial", "Venom Vial", "Venom Vial", "Wood Shield", "Wood Shield", "Wood Shield", "Wood Shield", "Chain Shirt", "Chain Shirt", "Chain Shirt", "Short Bow", "Short Bow", "Short Bow", "Short Bow", "Shortsword", "Shortsword", "Shortsword", "Shortsword", "Long Sword", "Long Sword", "Flaming Fury", "Flaming Fury", "Flaming Fury", "Flaming Fury", "Foresight", "Foresight", "Elemental Ward", "Elemental Ward", "Elemental Ward", "Blood Bargain", "Blood Bargain", "Blood Bargain", "Fireball", "Fireball", "Fireball", "Fireball", "Storm Chain", "Storm Chain", "Falling Star", "Falling Star", "Combat Training", "Combat Training", "Combat Training", "Combat Training", "Feint", "Feint", "Feint", "Feint", "Counter Attack", "Counter Attack", "Sidestep", "Sidestep", "Sidestep", "Vanish", "Vanish", "Cleave", "Cleave", "Tripwire", "Tripwire", "Whirlwind", "Whirlwind", "Whirlwind", "Search the Bodies", "Search the Bodies", "Search the Bodies", "Search the Bodies", "Charge", "Charge", "Charge", "Charge", "False Orders", "False Orders", "False Orders", "False Orders", "Regain Feet", "Regain Feet", "Regain Feet", "Shield Wall", "Shield Wall", "Shield Wall"], "dungeon_deck": ["Goblin", "Goblin", "Goblin", "Goblin", "Goblin Thief", "Goblin Thief", "Goblin Thief", "Goblin Thief", "Kobold", "Kobold", "Kobold", "Kobold", "Leaf Vodyanoi", "Leaf Vodyanoi", "Leaf Vodyanoi", "Leaf Vodyanoi", "Gargoyle", "Gargoyle", "Giant Grey Spider", "Giant Grey Spider", "Giant Grey Spider", "Giant Grey Spider", "Goblin Conjurer", "Goblin Conjurer", "Goblin Conjurer", "Goblin Conjurer", "Jungle Troglodyte", "Jungle Troglodyte", "Jungle Troglodyte", "Jungle Troglodyte", "Orc", "Orc", "Orc", "Orc", "Shadow Elf", "Shadow Elf", "Shadow Elf", "Shadow Elf", "Shrieker", "Shrieker", "Shrieker", "Slime", "Slime", "Minotaur", "Minotaur", "Ogre", "Ogre", "Troll", "Troll", "Greenknee, Goblin Necromancer", "Ambush", "Ambush", "Ambush", "Ambush", "Mastermind", "Mastermind", "Reinforcements", "Reinforcements", "Reinforcements", "Reinforcements", "Dark Corridor", "Dark Corridor", "Dark Corridor", "Dark Corridor", "Murky Swamp", "Murky Swamp", "Ruins", "Ruins", "Ruins", "Ruins", "10'' Pit Trap", "10'' Pit Trap", "10'' Pit Trap", "10'' Pit Trap", "Dart Trap", "Dart Trap", "Dart Trap", "Dart Trap", "Falling Stones", "Falling Stones"]}}','',0.0);
INSERT INTO "seats" VALUES('wGIkIq1y6Ocx_TVo',0,'person','GyiupzOfQLIrE0nn','','{"name": "The Old Powers", "deck": "competitive-old-powers", "brought": {"adventurers": ["Gold Dwarf Warrior", "Gold Dwarf Priest", "Gypsy Thief", "Gypsy Stormcatcher"], "quests": ["Den of Evil", "Evil Has a Name", "Path Finder"], "crawler_deck": ["Leather Armour", "Leather Armour", "Leather Armour", "Wood Shield", "Wood Shield", "Wood Shield", "Wood Shield", "Chain Shirt", "Chain Shirt", "Chain Shirt", "Chain Shirt", "Trusty Magic Dagger", "Trusty Magic Dagger", "Trusty Magic Dagger", "Backpack", "Backpack", "Long Sword", "Long Sword", "Long Sword", "Long Sword", "Runed Mail", "Runed Mail", "Magic Greatsword", "Magic Greatsword", "Light", "Light", "Light", "Light", "Cure Wounds", "Cure Wounds", "Cure Wounds", "Cure Wounds", "Shell of Silence", "Shell of Silence", "Shell of Silence", "Weakness", "Weakness", "Weakness", "Deafening Word", "Deafening Word", "Deafening Word", "Phase", "Phase", "Phase", "Phase", "Swept Away", "Swept Away", "Swept Away", "Resurrect", "Resurrect", "Storm Chain", "Storm Chain", "Combat Training", "Combat Training", "Combat Training", "Combat Training", "Defensive Training", "Defensive Training", "Defensive Training", "Defensive Training", "Veteran", "Veteran", "Brawling", "Brawling", "Brawling", "Brawling", "Cleave", "Cleave", "Tripwire", "Tripwire", "Masterstroke", "Masterstroke", "Regain Feet", "Regain Feet", "Regain Feet", "Regain Feet", "Shield Ally", "Shield Ally", "Moving Search", "Moving Search"], "dungeon_deck": ["Kobold", "Kobold", "Skeleton", "Skeleton", "Skeleton", "Skeleton", "Gargoyle", "Gargoyle", "Gargoyle", "Zombie", "Zombie", "Zombie", "Zombie", "Dreadlander Mercenary", "Dreadlander Mercenary", "Empusae", "Empusae", "Empusae", "Ghoul", "Ghoul", "Ghoul", "Gravaxin", "Gravaxin", "Gravaxin", "Minotaur", "Minotaur", "Minotaur", "Minotaur", "Salamander", "Salamander", "Salamander", "Wraith", "Wraith", "Infernal Minotaur", "Infernal Minotaur", "Infernal Minotaur", "Lamia Anguine", "Lamia Anguine", "Large Wurm", "Large Wurm", "Massive Stone Golem", "Massive Stone Golem", "Mummy", "Mummy", "War Fiend Demon", "War Fiend Demon", "War Fiend Demon", "Young Granite Dragon", "Young Granite Dragon", "Young Granite Dragon", "Gloom", "Gloom", "Rapid Developments", "Rapid Developments", "Recurring Villain", "Recurring Villain", "Recurring Villain", "Unlucky", "Unlucky", "Unlucky", "Evil Altar", "Evil Altar", "Evil Altar", "Graveyard", "Graveyard", "Graveyard", "Lava Pit", "Lava Pit", "Icy Ledges", "Icy Ledges", "20'' Pit Trap", "20'' Pit Trap", "Fire Stream Rune Trap", "Fire Stream Rune Trap", "Fire Stream Rune Trap", "Pendulum", "Pendulum", "Pendulum", "20'' Spiked Pit Trap", "20'' Spiked Pit Trap"]}}','',1.79500793495126128194e+09);
INSERT INTO "seats" VALUES('wGIkIq1y6Ocx_TVo',1,'bot',NULL,'random','{"name": "The Warren", "deck": "competitive-warren", "brought": {"adventurers": ["Barbarian Berserker", "Keldornan Mercenary", "Gypsy Thief", "Keldornan Pyromancer"], "quests": ["Den of Evil", "Hold Dominion", "Path Finder"], "crawler_deck": ["Venom Vial", "Venom Vial", "Venom Vial", "Wood Shield", "Wood Shield", "Wood Shield", "Wood Shield", "Chain Shirt", "Chain Shirt", "Chain Shirt", "Short Bow", "Short Bow", "Short Bow", "Short Bow", "Shortsword", "Shortsword", "Shortsword", "Shortsword", "Long Sword", "Long Sword", "Flaming Fury", "Flaming Fury", "Flaming Fury", "Flaming Fury", "Foresight", "Foresight", "Elemental Ward", "Elemental Ward", "Elemental Ward", "Blood Bargain", "Blood Bargain", "Blood Bargain", "Fireball", "Fireball", "Fireball", "Fireball", "Storm Chain", "Storm Chain", "Falling Star", "Falling Star", "Combat Training", "Combat Training", "Combat Training", "Combat Training", "Feint", "Feint", "Feint", "Feint", "Counter Attack", "Counter Attack", "Sidestep", "Sidestep", "Sidestep", "Vanish", "Vanish", "Cleave", "Cleave", "Tripwire", "Tripwire", "Whirlwind", "Whirlwind", "Whirlwind", "Search the Bodies", "Search the Bodies", "Search the Bodies", "Search the Bodies", "Charge", "Charge", "Charge", "Charge", "False Orders", "False Orders", "False Orders", "False Orders", "Regain Feet", "Regain Feet", "Regain Feet", "Shield Wall", "Shield Wall", "Shield Wall"], "dungeon_deck": ["Goblin", "Goblin", "Goblin", "Goblin", "Goblin Thief", "Goblin Thief", "Goblin Thief", "Goblin Thief", "Kobold", "Kobold", "Kobold", "Kobold", "Leaf Vodyanoi", "Leaf Vodyanoi", "Leaf Vodyanoi", "Leaf Vodyanoi", "Gargoyle", "Gargoyle", "Giant Grey Spider", "Giant Grey Spider", "Giant Grey Spider", "Giant Grey Spider", "Goblin Conjurer", "Goblin Conjurer", "Goblin Conjurer", "Goblin Conjurer", "Jungle Troglodyte", "Jungle Troglodyte", "Jungle Troglodyte", "Jungle Troglodyte", "Orc", "Orc", "Orc", "Orc", "Shadow Elf", "Shadow Elf", "Shadow Elf", "Shadow Elf", "Shrieker", "Shrieker", "Shrieker", "Slime", "Slime", "Minotaur", "Minotaur", "Ogre", "Ogre", "Troll", "Troll", "Greenknee, Goblin Necromancer", "Ambush", "Ambush", "Ambush", "Ambush", "Mastermind", "Mastermind", "Reinforcements", "Reinforcements", "Reinforcements", "Reinforcements", "Dark Corridor", "Dark Corridor", "Dark Corridor", "Dark Corridor", "Murky Swamp", "Murky Swamp", "Ruins", "Ruins", "Ruins", "Ruins", "10'' Pit Trap", "10'' Pit Trap", "10'' Pit Trap", "10'' Pit Trap", "Dart Trap", "Dart Trap", "Dart Trap", "Dart Trap", "Falling Stones", "Falling Stones"]}}','',0.0);
INSERT INTO "seats" VALUES('TZAQDGu-ZjOK81Mv',0,'person','GyiupzOfQLIrE0nn','','{"name": "The Gates of Stonehold: Hammer", "deck": "coop-2-player-1", "brought": {"adventurers": ["Gold Dwarf Warrior", "Gold Dwarf Priest"], "quests": ["Goblin Slayer", "Undead Slayer", "Den of Evil"], "crawler_deck": ["Belt Pouch", "Leather Armour", "Wood Shield", "Wood Shield", "Chain Shirt", "Chain Shirt", "Hide Armour", "Shortsword", "Shortsword", "Long Sword", "Long Sword", "Long Sword", "Magic Short Sword", "Light", "Light", "Salt Circle", "Crumble", "Cure Wounds", "Cure Wounds", "Cure Wounds", "Purge Blood", "Purge Blood", "Deafening Word", "Deafening Word", "Resurrect", "Combat Training", "Combat Training", "Defensive Training", "Brawling", "Brawling", "Cleave", "Cleave", "Charge", "Charge", "Charge", "Regain Feet", "Shield Ally", "Shield Ally", "Teamwork", "Teamwork"], "dungeon_deck": ["Goblin", "Goblin", "Goblin", "Goblin", "Goblin Thief", "Goblin Thief", "Goblin Thief", "Goblin Thief", "Kobold", "Kobold", "Skeleton", "Skeleton", "Skeleton", "Skeleton", "Giant Grey Spider", "Giant Grey Spider", "Giant Grey Spider", "Goblin Conjurer", "Goblin Conjurer", "Jungle Troglodyte", "Jungle Troglodyte", "Jungle Troglodyte", "Orc", "Orc", "Orc", "Shadow Elf", "Shadow Elf", "Shrieker", "Zombie", "Zombie", "Zombie", "Zombie", "Dreadlander Mercenary", "Ghoul", "Ghoul", "Ghoul", "Minotaur", "Minotaur", "Ogre", "Phantom", "Phantom", "Phantom", "Troll", "Wild Naga", "Wild Naga", "Wraith", "Greenknee, Goblin Necromancer", "Mummy", "Mummy", "Young Granite Dragon", "Broken Formation", "Gloom", "Gloom", "Gloom", "Mastermind", "Recurring Villain", "Reinforcements", "Reinforcements", "Reinforcements", "Rushed", "Unlucky", "Unlucky", "Dark Corridor", "Dark Corridor", "High Ground", "High Ground", "Evil Altar", "Evil Altar", "Graveyard", "Graveyard", "Ruins", "Ruins", "Damsel", "10'' Pit Trap", "10'' Pit Trap", "Dart Trap", "Dart Trap", "Falling Stones", "Falling Stones", "Poisonous Dart Trap"]}}','',1.79500793531048059466e+09);
INSERT INTO "seats" VALUES('TZAQDGu-ZjOK81Mv',1,'person','GCi45ZfI3JdMKoKq','','{"name": "The Gates of Stonehold: Arrow", "deck": "coop-2-player-2", "brought": {"adventurers": ["Wood Elf Scout", "Gypsy Stormcatcher"], "quests": [], "crawler_deck": ["Belt Pouch", "Leather Armour", "Staff", "Staff", "Wood Shield", "Hide Armour", "Short Bow", "Short Bow", "Short Bow", "Trusty Magic Dagger", "Runed Mail", "Runed Mail", "Flaming Fury", "Flaming Fury", "Flaming Fury", "Light", "Salt Circle", "Cure Wounds", "Dispel Magic", "Dispel Magic", "Weakness", "Weakness", "Phase", "Phase", "Combat Training", "Combat Training", "Defensive Training", "Defensive Training", "Take Aim", "Take Aim", "Veteran", "Brawling", "Sidestep", "Striding Strike", "Use Cover", "Use Cover", "Regain Feet", "Teamwork", "Moving Search", "Moving Search"], "dungeon_deck": []}}','',1.79500793530573534966e+09);
INSERT INTO "seats" VALUES('SDcQzUpPnagyV0w2',0,'person','GyiupzOfQLIrE0nn','','{"name": "Sure Hands", "deck": "multiplayer-steady", "brought": {"adventurers": ["Gold Dwarf Warrior", "Wood Elf Scout", "Gypsy Thief", "Keldornan Cleric"], "quests": ["Den of Evil", "Evil Has a Name", "Rescue the Damsel"], "crawler_deck": ["Belt Pouch", "Wood Shield", "Wood Shield", "Wood Shield", "Hide Armour", "Hide Armour", "Short Bow", "Short Bow", "Short Bow", "Shortsword", "Shortsword", "Long Sword", "Long Sword", "Flaming Fury", "Flaming Fury", "Light", "Cure Wounds", "Cure Wounds", "Cure Wounds", "Weakness", "Weakness", "Combat Training", "Combat Training", "Combat Training", "Take Aim", "Take Aim", "Veteran", "Brawling", "Brawling", "Sidestep", "Cleave", "Cleave", "Charge", "Charge", "Regain Feet", "Regain Feet", "Teamwork", "Teamwork", "Moving Search", "Moving Search"], "dungeon_deck": ["Goblin", "Goblin", "Goblin", "Kobold", "Kobold", "Skeleton", "Skeleton", "Skeleton", "Giant Grey Spider", "Giant Grey Spider", "Jungle Troglodyte", "Jungle Troglodyte", "Orc", "Orc", "Shadow Elf", "Zombie", "Zombie", "Ghoul", "Minotaur", "Minotaur", "Ogre", "Troll", "Wild Naga", "Greenknee, Goblin Necromancer", "Young Granite Dragon", "Reinforcements", "Reinforcements", "Rushed", "Unlucky", "Unlucky", "Dark Corridor", "Dark Corridor", "Graveyard", "Ruins", "Ruins", "Damsel", "10'' Pit Trap", "10'' Pit Trap", "Falling Stones", "Falling Stones"]}}','',0.0);
INSERT INTO "seats" VALUES('SDcQzUpPnagyV0w2',1,'open',NULL,'','{"name": "Poisoned Cups", "deck": "multiplayer-venom", "brought": {"adventurers": ["Keldornan Mercenary", "Gypsy Thief", "Barbarian Medicine Man", "Wood Elf Wizard"], "quests": ["Path Finder", "Hold Dominion", "Knowledge is Power"], "crawler_deck": ["Venom Vial", "Venom Vial", "Venom Vial", "Venom Vial", "Wood Shield", "Wood Shield", "Bezoar", "Bezoar", "Short Bow", "Short Bow", "Short Bow", "Weighted Net", "Spirit Spear", "Spirit Spear", "Winterbite", "Winterbite", "Winterbite", "Fireball", "Fireball", "Fireball", "Grasping Roots", "Grasping Roots", "Swept Away", "Swept Away", "Combat Training", "Combat Training", "Combat Training", "Feint", "Feint", "Feint", "Feint", "Sidestep", "Sidestep", "Search the Bodies", "Search the Bodies", "False Orders", "False Orders", "False Orders", "Regain Feet", "Regain Feet"], "dungeon_deck": ["Leaf Vodyanoi", "Leaf Vodyanoi", "Leaf Vodyanoi", "Giant Grey Spider", "Giant Grey Spider", "Giant Grey Spider", "Jungle Troglodyte", "Jungle Troglodyte", "Jungle Troglodyte", "Jungle Troglodyte", "Shrieker", "Shrieker", "Slime", "Slime", "Slime", "Crawling Swarm", "Crawling Swarm", "Crawling Swarm", "Wild Naga", "Wild Naga", "Wild Naga", "Manticore", "Manticore", "Massive Animated Tree", "Massive Animated Tree", "Ambush", "Ambush", "Ambush", "Mastermind", "Mastermind", "High Ground", "Murky Swamp", "Murky Swamp", "Murky Swamp", "Murky Swamp", "Poisonous Dart Trap", "Poisonous Dart Trap", "Poisonous Dart Trap", "Poisonous Dart Trap", "Spear Trap"]}}','',0.0);
INSERT INTO "seats" VALUES('SDcQzUpPnagyV0w2',2,'open',NULL,'','{"name": "Sure Hands", "deck": "multiplayer-steady", "brought": {"adventurers": ["Gold Dwarf Warrior", "Wood Elf Scout", "Gypsy Thief", "Keldornan Cleric"], "quests": ["Den of Evil", "Evil Has a Name", "Rescue the Damsel"], "crawler_deck": ["Belt Pouch", "Wood Shield", "Wood Shield", "Wood Shield", "Hide Armour", "Hide Armour", "Short Bow", "Short Bow", "Short Bow", "Shortsword", "Shortsword", "Long Sword", "Long Sword", "Flaming Fury", "Flaming Fury", "Light", "Cure Wounds", "Cure Wounds", "Cure Wounds", "Weakness", "Weakness", "Combat Training", "Combat Training", "Combat Training", "Take Aim", "Take Aim", "Veteran", "Brawling", "Brawling", "Sidestep", "Cleave", "Cleave", "Charge", "Charge", "Regain Feet", "Regain Feet", "Teamwork", "Teamwork", "Moving Search", "Moving Search"], "dungeon_deck": ["Goblin", "Goblin", "Goblin", "Kobold", "Kobold", "Skeleton", "Skeleton", "Skeleton", "Giant Grey Spider", "Giant Grey Spider", "Jungle Troglodyte", "Jungle Troglodyte", "Orc", "Orc", "Shadow Elf", "Zombie", "Zombie", "Ghoul", "Minotaur", "Minotaur", "Ogre", "Troll", "Wild Naga", "Greenknee, Goblin Necromancer", "Young Granite Dragon", "Reinforcements", "Reinforcements", "Rushed", "Unlucky", "Unlucky", "Dark Corridor", "Dark Corridor", "Graveyard", "Ruins", "Ruins", "Damsel", "10'' Pit Trap", "10'' Pit Trap", "Falling Stones", "Falling Stones"]}}','',0.0);
CREATE TABLE sessions (
	token VARCHAR(64) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (token), 
	CONSTRAINT fk_sessions_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('bdc4ef437de9c49bc25071d8db47aec49b9e4b84ac10db490f69714edc4c5019','GyiupzOfQLIrE0nn',1.79500793221507120136e+09);
INSERT INTO "sessions" VALUES('eb1dffd4fa540563761c0ba1f92e63a054db871091738018f9d9410887ba5c7a','GCi45ZfI3JdMKoKq',1795007932.22056);
CREATE TABLE shuffles (
	commitment VARCHAR(64) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_shuffles PRIMARY KEY (commitment), 
	CONSTRAINT fk_shuffles_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
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
INSERT INTO "tables" VALUES('GqHsXkiUEi9sntBt','"solo-beginner"','playing',2,'closed',1,0,'431bb2d6227731a42bfaf81577499307e3a77446ef6781e4b2b69e101993a3f8','07c9a05350afd739','GyiupzOfQLIrE0nn',1.79500793294560146329e+09,1.79500793295705175396e+09,'none','',NULL);
INSERT INTO "tables" VALUES('HrulmWha8WYXSYKU','"solo-standard"','playing',2,'closed',1,0,'bdeb3b306373812d004f365ab3c1165cccbe00c021203e9f1048313171f3747e','07c9a05350afd739','GyiupzOfQLIrE0nn',1.79500793344255208964e+09,1.79500793344425106047e+09,'none','',NULL);
INSERT INTO "tables" VALUES('RX8utrAkaqBbQc6J','"competitive"','playing',3,'closed',1,0,'fcd00945a2c46b9613656ce4f6468ff352d0c65244b1d0d83deb5aaf9a6c751c','07c9a05350afd739','GyiupzOfQLIrE0nn',1.79500793360427093499e+09,1.79500793360632252696e+09,'none','',NULL);
INSERT INTO "tables" VALUES('wGIkIq1y6Ocx_TVo','"competitive"','over',3,'closed',1,0,'82904db3484fa63af2589a8803b9d5e336cef7fff3bd2d6e843bae48a30fc428','07c9a05350afd739','GyiupzOfQLIrE0nn',1.79500793374714040758e+09,1.79500793374886751171e+09,'2','conceded',NULL);
INSERT INTO "tables" VALUES('TZAQDGu-ZjOK81Mv','"coop-2"','playing',2,'closed',1,0,'6f5e13c8fda72b1f8079989a1b56c9010bc5c9d5438698b59f4bbab0c832aa7c','07c9a05350afd739','GyiupzOfQLIrE0nn',1.79500793496244049067e+09,1.79500793497909283641e+09,'none','',NULL);
INSERT INTO "tables" VALUES('SDcQzUpPnagyV0w2','"multiplayer"','open',3,'closed',1,0,'ce88bec6837ccaed0151d5593c408cf71d357cee232a8a56298bf145733f1be0','07c9a05350afd739','GyiupzOfQLIrE0nn',1.79500793532715034487e+09,NULL,'none','',NULL);
CREATE TABLE workers (
	id VARCHAR(24) NOT NULL, 
	alive_until FLOAT NOT NULL, 
	CONSTRAINT pk_workers PRIMARY KEY (id)
);
INSERT INTO "workers" VALUES('hVdgZDDyBOU0YxKH',1.79500796218383169172e+09);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_decks_person ON decks (person);
CREATE INDEX ix_tables_stage ON tables (stage);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_chat_table ON chat ("table");
CREATE INDEX ix_shuffles_person ON shuffles (person);
CREATE INDEX ix_tables_rematch ON tables (rematch);
COMMIT;
