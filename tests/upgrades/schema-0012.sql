BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0012');
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
INSERT INTO "chat" VALUES(1,'Z5OeVmHkBvw62M1f','E6rmNsRH1QwFVV8A',1,'Ann','hello',1.79506470220096373555e+09,'6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b');
INSERT INTO "chat" VALUES(2,'TbetStWynwFJQ1Qb','E6rmNsRH1QwFVV8A',1,'Ann','hello',1.7950647031090409756e+09,'6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b');
INSERT INTO "chat" VALUES(3,'BtWi2wQM2XlyL7tW','E6rmNsRH1QwFVV8A',1,'Ann','hello',1.79506470657485508917e+09,'6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b');
CREATE TABLE decks (
	id VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	text TEXT NOT NULL, 
	created FLOAT NOT NULL, "key" VARCHAR(240) DEFAULT '' NOT NULL, look VARCHAR(240) DEFAULT '' NOT NULL, 
	CONSTRAINT pk_decks PRIMARY KEY (id), 
	CONSTRAINT fk_decks_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "decks" VALUES('QjweR1EGzVjU9s6c','E6rmNsRH1QwFVV8A','Ann''s own','name        = "One Great Blow"
about       = "Everything goes into the attack: heavy blades, fire from the sky and a berserker in front, to fell giants and dragons before they strike twice."
adventurers = ["Barbarian Berserker", "Wood Elf Scout", "Keldornan Cleric", "Keldornan Pyromancer"]
quests      = ["Hold Dominion", "The Stars Align", "Dragon Slayer"]

[crawler]
"Wood Shield"         = 2
"Chain Shirt"         = 4
"Short Bow"           = 4
"Shortsword"          = 3
"Trusty Magic Dagger" = 2
"Long Sword"          = 3
"Magic Short Sword"   = 2
"Runed Mail"          = 2
"Magic Greatsword"    = 1
"Dragonbone Bow"      = 1
"Flaming Fury"        = 4
"Cure Wounds"         = 3
"Elemental Ward"      = 3
"Purge Blood"         = 1
"Blood Bargain"       = 2
"Fireball"            = 2
"Resurrect"           = 1
"Storm Chain"         = 1
"Falling Star"        = 1
"Take Aim"            = 3
"Veteran"             = 1
"Brawling"            = 4
"Counter Attack"      = 3
"Striding Strike"     = 2
"Cleave"              = 2
"Whirlwind"           = 2
"Charge"              = 4
"Shield Ally"         = 1
"Teamwork"            = 3
"Moving Search"       = 2
"Delay Inevitable"    = 1

[dungeon]
"Goblin"                = 3
"Kobold"                = 3
"Gargoyle"              = 1
"Giant Grey Spider"     = 2
"Orc"                   = 3
"Shrieker"              = 2
"Gravaxin"              = 2
"Minotaur"              = 4
"Ogre"                  = 2
"Salamander"            = 2
"Troll"                 = 2
"Werewolf"              = 2
"Infernal Minotaur"     = 3
"Lamia Anguine"         = 1
"Large Wurm"            = 2
"Manticore"             = 2
"Massive Animated Tree" = 2
"Massive Stone Golem"   = 2
"Mummy"                 = 1
"War Fiend Demon"       = 2
"Young Granite Dragon"  = 3
"Bad Luck"              = 2
"Mastermind"            = 1
"Rapid Developments"    = 2
"Recurring Villain"     = 1
"Unlucky"               = 2
"High Ground"           = 3
"Lava Pit"              = 1
"Chasm"                 = 2
"Icy Ledges"            = 2
"Falling Stones"        = 2
"Fire Stream Rune Trap" = 2
"Spear Trap"            = 2
"20'' Spiked Pit Trap"   = 2
',1.79506470190570878984e+09,'ann𖽒s own','ann𖽒s own');
CREATE TABLE definitions (
	fingerprint VARCHAR(16) NOT NULL, 
	rules JSON NOT NULL, 
	CONSTRAINT pk_definitions PRIMARY KEY (fingerprint)
);
INSERT INTO "definitions" VALUES('01de868af4923725','{"name": "High Ground", "kind": "terrain", "rarity": "common", "cost": 0, "while_in_play": [{"gain": "power", "amount": 3, "each": {"kind": "character", "distance_min": "reach"}}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('030b1af3b23afec6','{"name": "Long Sword", "also": ["Longsword"], "kind": "equipment", "rarity": "infrequent", "cost": 2, "power": 4, "damage": ["harm"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('03e8e88a3ec8991f','{"name": "Phase", "kind": "magic", "rarity": "uncommon", "cost": 2, "effects": [{"immune": "harm", "target": {"kind": "adventurer"}}], "boost": {"class": ["Air Elementalist", "Enchanter"], "effects": [{"immune": "harm", "target": {"kind": "adventurer"}, "all": true}]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('0661faf820f7caf0','{"name": "Charge", "kind": "tactic", "rarity": "common", "cost": 1, "power": 3, "boost": {"class": ["Warrior", "Berserker"], "power": 4}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('17a6471faca289fa','{"name": "Use Cover", "kind": "tactic", "rarity": "common", "cost": 0, "when": "defence", "effects": [{"no_power": {"kind": ["character", "trap"], "attacking": true, "distance_min": "reach"}, "all": true}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('1a66df6504375a7b','{"name": "Gravaxin", "kind": "character", "rarity": "infrequent", "keys": ["chaotic", "large"], "cost": 2, "type": ["monster"], "power": 4, "life": 2, "attributes": ["Regeneration 2"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('1c9631b3cdbc9f7c','{"name": "Gypsy Stormcatcher", "kind": "adventurer", "rarity": "rare", "keys": ["chaotic"], "class": ["Air Elementalist"], "life": 2, "resources": {"equipment": 0, "magic": 4, "skill": 1, "tactic": 1}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('205f578fc23143a1','{"name": "Keldornan Cleric", "kind": "adventurer", "rarity": "rare", "keys": ["good"], "class": ["Cleric"], "life": 3, "resources": {"equipment": 1, "magic": 2, "skill": 1, "tactic": 3}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('20caf14f5ec9ec09','{"name": "Young Granite Dragon", "kind": "character", "rarity": "infrequent", "keys": ["evil", "large"], "cost": 3, "type": ["monster"], "power": 4, "life": 2, "damage": ["fire"], "distance": "thrown", "distance_bonus": 1, "attributes": ["Area 2"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('264a4e1ccbb044f0','{"name": "Salamander", "kind": "character", "rarity": "uncommon", "keys": ["neutral", "medium"], "cost": 2, "type": ["monster"], "power": 4, "life": 0, "damage": ["fire"], "attributes": ["Armour 3", "Immune (fire)"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('29eca86298a1bf8e','{"name": "Goblin Conjurer", "kind": "character", "rarity": "uncommon", "keys": ["evil", "small"], "cost": 1, "type": ["creature"], "power": 1, "life": 0, "damage": ["magic"], "distance": "ranged", "distance_bonus": 2, "comes_into_play": [{"summon": 1, "type": ["creature", "animal"]}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('2f972e1d4391df38','{"name": "Dart Trap", "kind": "trap", "rarity": "common", "cost": 1, "power": 1, "distance": "ranged", "distance_bonus": 1, "attributes": ["Area 2"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('2fa608e0997db83c','{"name": "Leaf Vodyanoi", "kind": "character", "rarity": "uncommon", "keys": ["neutral", "small"], "cost": 0, "type": ["creature"], "power": 2, "life": 0, "damage": ["harm"], "attributes": ["Leap"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('309966bde6fbe3fb','{"name": "Wild Naga", "kind": "character", "rarity": "infrequent", "keys": ["chaotic", "large"], "cost": 2, "type": ["monster"], "power": 4, "life": 1, "attributes": ["Poison 1"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('30d5c5624e2e0e4b','{"name": "Take Aim", "kind": "skill", "rarity": "infrequent", "cost": 0, "power": {"amount": 4, "if_attack_is": "ranged"}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('3376e0f071601325','{"name": "Veteran", "kind": "skill", "rarity": "uncommon", "cost": 0, "permanent": true, "while_in_play": [{"hand_limit": 6}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('33c07c396203e829','{"name": "Jungle Troglodyte", "kind": "character", "rarity": "common", "keys": ["chaotic", "medium"], "cost": 1, "type": ["creature"], "power": 4, "life": 0, "damage": ["harm"], "attributes": ["Poison 1"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('34aa77e88be03427','{"name": "Flaming Fury", "kind": "magic", "rarity": "common", "cost": 0, "power": 1, "distance": "ranged", "damage": ["fire"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('34efe8e08e043d61','{"name": "Slime", "kind": "character", "rarity": "infrequent", "keys": ["neutral", "medium"], "cost": 1, "type": ["monster"], "power": 0, "life": 0, "damage": ["toxin"], "attributes": ["Immune (all)", "Contact", "Unstoppable", "Poison 1"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('3696223b65e5e202','{"name": "Shortsword", "also": ["Short Sword"], "kind": "equipment", "rarity": "common", "cost": 1, "power": 3, "damage": ["harm"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('381fc4d77f99722f','{"name": "Giant Grey Spider", "kind": "character", "rarity": "common", "keys": ["neutral", "large"], "cost": 1, "type": ["animal"], "power": 3, "life": 0, "attributes": ["Snare 2"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('38ed3095b0ce468f','{"name": "Broken Formation", "kind": "event", "rarity": "infrequent", "cost": 1, "comes_into_play": [{"primary_x": true}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('440ac60b445653a9','{"name": "Ogre", "kind": "character", "rarity": "uncommon", "keys": ["evil", "large"], "cost": 2, "type": ["creature"], "power": 5, "life": 1, "attributes": ["Simple 2"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('454f80af2d9f5a5f','{"name": "Damsel", "also": ["The Damsel"], "kind": "trap", "rarity": "rare", "cost": 0, "while_in_play": [{"gain": "stamina", "amount": 1, "each": {"kind": "character"}}], "challenge": {"won": [{"rearrange": 3}], "lost": [{"burn": 3}]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('4993afc18c6f38a0','{"name": "Zombie", "kind": "character", "rarity": "common", "keys": ["evil", "medium"], "cost": 1, "type": ["undead"], "power": 3, "life": 1, "attributes": ["Armour 1"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('4cc9862cc87ba610','{"name": "Shrieker", "kind": "character", "rarity": "uncommon", "keys": ["neutral", "medium"], "cost": 1, "type": ["monster"], "power": 1, "life": 1, "damage": ["sonic"], "attributes": ["Spook", "Shaken 2"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('4f7a8075063a3e82','{"name": "Recover Treasure", "kind": "equipment", "rarity": "uncommon", "cost": 1, "effects": [{"take": {"kind": "equipment", "cost_max": 2, "zone": "crawler_grave"}}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('4f8a6b56e631d821','{"name": "Den of Evil", "kind": "quest", "rarity": "rare", "goal": {"in_grave": {"kind": "character", "key": "evil"}, "count": 5}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('50409563dd48e19f','{"name": "Gloom", "kind": "event", "rarity": "infrequent", "cost": 1, "time_limit": 1, "while_in_play": [{"party_power": -1}, {"gain": "power", "amount": 1, "each": {"type": ["undead", "spirit"]}}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('57102f870b46f196','{"name": "Teamwork", "kind": "tactic", "rarity": "infrequent", "cost": 1, "power": {"per_ally": 1}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('579b8154b7f1471b','{"name": "Unlucky", "kind": "event", "rarity": "uncommon", "cost": 1, "while_in_play": [{"party_power": -2}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('5e405167d66e97d5','{"name": "Bad Luck", "kind": "event", "rarity": "infrequent", "cost": 1, "comes_into_play": [{"discard": 1}, {"burn": 2}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('5ebfcb6994081f74','{"name": "Skeleton", "kind": "character", "rarity": "common", "keys": ["evil", "medium"], "cost": 0, "type": ["undead"], "power": 3, "life": 0, "set": "unbound"}');
INSERT INTO "definitions" VALUES('605a2cb51682f395','{"name": "Purge Blood", "kind": "magic", "rarity": "infrequent", "keys": ["good"], "cost": 1, "effects": [{"cure_poison": {"kind": "adventurer"}}], "boost": {"class": ["Cleric", "Priest"], "effects": [{"cure_poison": {"kind": "adventurer"}, "all": true}]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('6231f010bbfdbe0a','{"name": "Rescue the Damsel", "kind": "quest", "rarity": "rare", "goal": {"challenge_won": "Damsel"}, "doom": {"challenge_lost": "Damsel"}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('66567de79dfcb387','{"name": "Gold Dwarf Warrior", "kind": "adventurer", "rarity": "rare", "keys": ["good"], "class": ["Warrior"], "life": 4, "resources": {"equipment": 4, "magic": 0, "skill": 2, "tactic": 1}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('6925781743968fa0','{"name": "Goblin", "kind": "character", "rarity": "common", "keys": ["evil", "small"], "cost": 0, "type": ["creature"], "power": 2, "life": 0, "damage": ["harm"], "attributes": ["Greedy 1", "Bolster (Goblin)"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('69ab0c3b8da24507','{"name": "Belt Pouch", "kind": "equipment", "rarity": "common", "cost": 0, "permanent": true, "spend": [{"draw": 3, "up_to": true}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('6c6f9fdbeb51ad81','{"name": "Brawling", "kind": "skill", "rarity": "common", "cost": 1, "permanent": true, "spend": [{"prevent": 1}], "spend_when": "wound", "set": "unbound"}');
INSERT INTO "definitions" VALUES('6cb61e48565ecdc1','{"name": "Mummy", "kind": "character", "rarity": "uncommon", "keys": ["evil", "medium"], "cost": 3, "type": ["undead"], "power": {"per_card": {"kind": "character", "type": ["creature"], "zone": "dungeon_grave"}}, "life": 2, "attributes": ["Drain 2"], "comes_into_play": [{"restock": 1, "type": ["undead", "spirit"], "count": 3}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('72bb38d06e887890','{"name": "Dispel Magic", "kind": "magic", "rarity": "infrequent", "cost": 1, "effects": [{"send": {"kind": "character", "summoned": true, "has": ["enfeeble", "possession"]}}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('73ad68c9c25e8198','{"name": "10'' Pit Trap", "kind": "trap", "rarity": "infrequent", "cost": 1, "power": 3, "comes_into_play": [{"lock_primary": 1}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('740dac2f36696c2d','{"name": "Kobold", "kind": "character", "rarity": "common", "keys": ["evil", "small"], "cost": 0, "type": ["creature"], "power": 2, "life": 0, "damage": ["harm"], "attributes": ["Stealth"], "while_in_play": [{"gain": "power", "amount": 1, "each": {"kind": "trap"}}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('75f8becf21899384','{"name": "Moving Search", "kind": "tactic", "rarity": "infrequent", "cost": 2, "activate": 1, "effects": [{"either": [{"loses": "stealth", "target": {"kind": "character", "has": "stealth"}}, {"disarm": "trap"}]}], "boost": {"class": ["Thief", "Scout"], "effects": [{"either": [{"loses": "stealth", "target": {"kind": "character", "has": "stealth"}}, {"disarm": "trap"}]}]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('7b00fc6aab65189b','{"name": "Evil Altar", "kind": "terrain", "rarity": "uncommon", "cost": 1, "time_limit": 1, "while_in_play": [{"boost_only": {"kind": "magic", "key": "evil"}}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('7fe729d5391eae5e','{"name": "Phantom", "kind": "character", "rarity": "infrequent", "keys": ["evil", "medium"], "cost": 2, "type": ["spirit"], "power": 3, "life": 1, "attributes": ["Incorporeal"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('8e8fa2b01f78c8fd','{"name": "Short Bow", "kind": "equipment", "rarity": "common", "cost": 1, "power": 2, "distance": "ranged", "damage": ["harm"], "boost": {"class": ["Scout", "Mercenary"], "power": 3, "distance": "ranged", "damage": ["harm"]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('8fbc58762fac89cc','{"name": "Combat Training", "kind": "skill", "rarity": "common", "cost": 0, "effects": [{"send": {"kind": "character", "cost_max": 1}}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('9c96d6ae2b7214c0','{"name": "Poisonous Dart Trap", "kind": "trap", "rarity": "infrequent", "cost": 2, "power": 5, "attributes": ["Poison 1"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('9d3ed33b0191ce98','{"name": "Striding Strike", "kind": "skill", "rarity": "uncommon", "cost": 1, "when": "win", "effects": [{"activate": {"kind": "character"}}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('9f4dd60434a2f89d','{"name": "Dreadlander Mercenary", "kind": "character", "rarity": "common", "keys": ["evil", "medium", "fearless"], "cost": 2, "type": ["creature"], "power": 5, "life": 1, "attributes": ["Greedy 2", "Immune (magic)"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('9ffc4eae8e87b9c8','{"name": "Shield Ally", "kind": "tactic", "rarity": "common", "cost": 1, "disruption": true, "effects": [{"primary": {"kind": "adventurer"}}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('a19d83107875271d','{"name": "Reinforcements", "kind": "event", "rarity": "infrequent", "cost": 1, "comes_into_play": [{"summon": 2, "type": ["creature"]}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('a3809cad082eaea2','{"name": "Resurrect", "kind": "magic", "rarity": "rare", "keys": ["good"], "cost": 3, "stamina": 5, "boost": {"class": ["Cleric", "Priest"], "effects": [{"resurrect": 1}]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('a63216c416e6fdcb','{"name": "Minotaur", "kind": "character", "rarity": "common", "keys": ["chaotic", "large"], "cost": 2, "type": ["creature"], "power": 4, "life": 1, "attributes": ["Rampage (harm)"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('a6fea8cd8adcbc7f','{"name": "Rushed", "kind": "event", "rarity": "uncommon", "cost": 1, "while_in_play": [{"ban": "skill"}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('b0dce6fb64151649','{"name": "Weakness", "kind": "magic", "rarity": "common", "keys": ["evil"], "cost": 1, "effects": [{"change_power": -3, "target": {"kind": "character"}}], "boost": {"class": ["Warlock", "Necromancer"], "effects": [{"change_power": -3, "target": {"kind": "character"}, "all": true}]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('b3373ca879efee37','{"name": "Dark Corridor", "kind": "terrain", "rarity": "common", "cost": 0, "while_in_play": [{"gain": "power", "amount": 4, "each": {"kind": "character", "has": "stealth"}}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('b3cfd1c120b2b8c2','{"name": "Ghoul", "kind": "character", "rarity": "infrequent", "keys": ["evil", "medium"], "cost": 2, "type": ["undead"], "power": 4, "life": 2, "attributes": ["Drain 1"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('b6e0c048e0357206','{"name": "Hide Armour", "kind": "equipment", "rarity": "common", "cost": 1, "stamina": {"per_attacker": 2}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('ba0d37d6e5e01d99','{"name": "Greenknee, Goblin Necromancer", "also": ["Greenknee", "Greenknee Goblin Necromancer"], "kind": "character", "rarity": "rare", "keys": ["evil", "small"], "cost": 3, "type": ["creature"], "power": 5, "life": 2, "attributes": ["Unique", "Stealth", {"attribute": "Reaver (creature)", "then": [{"summon": 2, "type": ["undead", "spirit"]}]}], "while_in_play": [{"encounter_limit": 1}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('be41f0e9b36819a9','{"name": "Ruins", "kind": "terrain", "rarity": "common", "cost": 1, "time_limit": 1, "while_in_play": [{"gain": "stamina", "amount": 1, "each": {"kind": "character", "cost_max": 1}}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('c5d940f208749191','{"name": "Foresight", "kind": "magic", "rarity": "infrequent", "cost": 0, "disruption": true, "effects": [{"rearrange": 1, "any_deck": true}], "boost": {"class": ["Enchanter", "Wizard"], "effects": [{"rearrange": 3, "any_deck": true}]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('cc74f006fc55e149','{"name": "Light", "kind": "magic", "rarity": "common", "keys": ["good"], "cost": 0, "effects": [{"send": {"kind": "terrain", "cost_max": 1}}], "boost": {"class": ["Cleric", "Priest"], "effects": [{"send": {"kind": "terrain", "cost_max": 1}}, {"loses": "stealth", "target": {"kind": "character", "has": "stealth"}}]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('cc8420524471b92d','{"name": "Troll", "kind": "character", "rarity": "uncommon", "keys": ["evil", "large"], "cost": 2, "type": ["creature"], "power": 5, "life": 1, "attributes": ["Immune (harm)"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('ce71666b3caf4608','{"name": "Wood Shield", "also": ["Wooden Shield"], "kind": "equipment", "rarity": "common", "cost": 0, "stamina": 5, "boost": {"class": ["Warrior", "Mercenary"], "stamina": 6}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('d04800b0e0fdce92','{"name": "Sidestep", "kind": "skill", "rarity": "common", "cost": 1, "stamina": 5, "boost": {"class": ["Martial Artist", "Thief"], "stamina": 7}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('d090a7095660958f','{"name": "Gargoyle", "kind": "character", "rarity": "infrequent", "keys": ["evil", "medium", "flight"], "cost": 1, "type": ["golem"], "power": 3, "life": 1, "attributes": ["Disguise"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('d4a160c081453518','{"name": "Falling Stones", "kind": "trap", "rarity": "common", "cost": 1, "power": 1, "damage": ["harm"], "attributes": ["Area 4"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('d654860846a27e38','{"name": "Staff", "kind": "equipment", "rarity": "common", "cost": 0, "power": 2, "distance": "reach", "damage": ["harm"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('db204e18b4232253','{"name": "Regain Feet", "kind": "tactic", "rarity": "common", "cost": 1, "effects": [{"reset": {"kind": "adventurer"}}], "boost": {"class": ["Martial Artist", "Thief"], "effects": [{"reset": {"kind": "adventurer"}, "count": 2}]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('dbf2f3d12388c1cb','{"name": "Evil Has a Name", "kind": "quest", "rarity": "rare", "goal": {"defeated": {"kind": "character", "has": "unique"}}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('dec0dfe62cde762c','{"name": "Fly", "kind": "magic", "rarity": "uncommon", "cost": 2, "effects": [{"gains": ["leap", "flight"], "target": {"kind": "adventurer"}}], "boost": {"class": ["Air Elementalist", "Wizard"], "effects": [{"gains": ["leap", "flight"], "target": {"kind": "adventurer"}, "all": true}]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('e20555d69e9ea5c4','{"name": "Leather Armour", "kind": "equipment", "rarity": "common", "cost": 0, "stamina": 3, "set": "unbound"}');
INSERT INTO "definitions" VALUES('e846722b7b1593c8','{"name": "Cleave", "kind": "skill", "rarity": "uncommon", "cost": 2, "when": "kill", "effects": [{"further_wounds": 1}], "boost": {"class": ["Warrior", "Berserker"], "when": "kill", "effects": [{"further_wounds": 2}]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('eb589fe08b5b90fd','{"name": "Cure Wounds", "kind": "magic", "rarity": "common", "keys": ["good"], "cost": 1, "effects": [{"heal": 1, "target": {"kind": "adventurer"}}], "boost": {"class": ["Cleric", "Priest"], "effects": [{"heal": 2, "target": {"kind": "adventurer"}}]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('eb71463f13f3d723','{"name": "Gypsy Thief", "kind": "adventurer", "rarity": "rare", "keys": ["neutral"], "class": ["Thief"], "life": 3, "resources": {"equipment": 1, "magic": 0, "skill": 4, "tactic": 2}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('f0de03ac4844543e','{"name": "Orc", "kind": "character", "rarity": "infrequent", "keys": ["evil", "medium"], "cost": 1, "type": ["creature"], "power": 3, "life": 1, "attributes": ["Reinforce (Orc)"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('f7d357e264fe6041','{"name": "Shadow Elf", "kind": "character", "rarity": "uncommon", "keys": ["evil", "medium"], "cost": 1, "type": ["creature"], "power": 3, "life": 1, "attributes": ["Enfeeble"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('fc678bdc5fa20e48','{"name": "Defensive Training", "kind": "skill", "rarity": "infrequent", "cost": 0, "when": "defence", "effects": [{"no_power": {"kind": ["character", "trap"], "attacking": true}}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('fd120b1cb7559a37','{"name": "Goblin Thief", "kind": "character", "rarity": "common", "keys": ["evil", "small"], "cost": 0, "type": ["creature"], "power": 2, "life": 0, "attributes": ["Steal"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('ff232cd9a8c34646','{"name": "Graveyard", "kind": "terrain", "rarity": "uncommon", "cost": 1, "time_limit": 2, "while_in_play": [{"gain": "stamina", "amount": 1, "each": {"type": ["undead", "spirit"]}}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('0b0336683c541932','{"name": "Wraith", "kind": "character", "rarity": "rare", "keys": ["evil", "medium"], "cost": 2, "type": ["spirit"], "power": 3, "life": 1, "damage": ["spectral"], "attributes": ["Possession"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('1fee8fcb3e9f480d','{"name": "Gold Dwarf Priest", "kind": "adventurer", "rarity": "rare", "keys": ["good"], "class": ["Priest"], "life": 3, "resources": {"equipment": 2, "magic": 3, "skill": 0, "tactic": 2}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('205f6036534832bd','{"name": "Chain Shirt", "kind": "equipment", "rarity": "common", "cost": 1, "stamina": 6, "boost": {"class": ["Transmuter", "Warrior"], "stamina": 8}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('3028d93a1997f861','{"name": "Recurring Villain", "kind": "event", "rarity": "rare", "cost": 1, "comes_into_play": [{"restock": 3, "cost_min": 3, "may": true}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('3091a77030e9f72c','{"name": "Goblin Slayer", "kind": "quest", "rarity": "rare", "goal": {"in_grave": {"named": "Goblin"}, "count": 10}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('52330640b3106a5a','{"name": "Crumble", "kind": "magic", "rarity": "uncommon", "cost": 1, "effects": [{"change_stamina": -2, "target": {"kind": "character", "has": "armour"}}], "boost": {"class": ["Earth Elementalist", "Priest"], "effects": [{"either": [{"send": {"type": "golem"}}, {"send": {"kind": "trap"}}]}]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('57b457b1450c7bdb','{"name": "Undead Slayer", "kind": "quest", "rarity": "rare", "goal": {"in_grave": {"type": "undead"}, "count": 10}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('64713e4b9328a241','{"name": "Magic Short Sword", "also": ["Magic Shortsword"], "kind": "equipment", "rarity": "uncommon", "cost": 2, "power": 3, "damage": ["supernatural"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('707c3d73bd4aecdd','{"name": "Trusty Magic Dagger", "kind": "equipment", "rarity": "uncommon", "cost": 1, "permanent": true, "assign": true, "power": 2, "damage": ["supernatural"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('75f7c3b5a1748920','{"name": "Deafening Word", "kind": "magic", "rarity": "uncommon", "cost": 2, "power": 3, "distance": "thrown", "damage": ["sonic"], "boost": {"class": ["Priest", "Sorcerer"], "power": 5, "distance": "thrown", "damage": ["sonic"]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('77583f015e87cc6e','{"name": "Wood Elf Scout", "kind": "adventurer", "rarity": "rare", "keys": ["good"], "class": ["Scout"], "life": 3, "resources": {"equipment": 2, "magic": 1, "skill": 2, "tactic": 2}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('993d815fadef2616','{"name": "Mastermind", "kind": "event", "rarity": "rare", "cost": 1, "attributes": ["Draft", "Unnerve"], "time_limit": 1, "while_in_play": [{"encounter_limit": 2}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('a6beebebc4d311ab','{"name": "Runed Mail", "kind": "equipment", "rarity": "uncommon", "cost": 2, "stamina": 6, "damage": ["supernatural"], "boost": {"class": ["Templar", "Cleric"], "stamina": 8, "damage": ["supernatural"]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('da63a93299a5080f','{"name": "Salt Circle", "kind": "magic", "rarity": "common", "keys": ["good"], "cost": 0, "stamina": 3, "boost": {"class": ["Earth Elementalist", "Shaman"], "effects": [{"immune": ["incorporeal", "spectral"], "target": {"kind": "adventurer"}, "all": true}]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('014436c9fd72f49a','{"name": "Spear Trap", "kind": "trap", "rarity": "infrequent", "cost": 2, "power": 3, "distance": "reach", "distance_bonus": 1, "attributes": ["Pin"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('0d7bad1b59fd0ed3','{"name": "Feint", "kind": "skill", "rarity": "common", "cost": 0, "power": 2, "disrupt": {"effects": [{"change_power": 3, "target": {"kind": "character"}}]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('1a0080fae766c2f9','{"name": "Ambush", "kind": "event", "rarity": "common", "cost": 1, "attributes": ["Draft"], "at_combat": [{"gains": "frenzy", "target": {"kind": "character"}, "all": true}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('295181cb32e94bd6','{"name": "Search the Bodies", "kind": "tactic", "rarity": "uncommon", "cost": 0, "when": "kill", "effects": [{"draw": 2, "up_to": true}], "boost": {"class": ["Thief", "Necromancer"], "when": "kill", "effects": [{"draw": 3, "up_to": true}]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('335ab58ed630ea22','{"name": "Wood Elf Wizard", "kind": "adventurer", "rarity": "rare", "keys": ["neutral"], "class": ["Wizard"], "life": 2, "resources": {"equipment": 0, "magic": 4, "skill": 1, "tactic": 2}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('4a26e6ffaf496497','{"name": "Grasping Roots", "kind": "magic", "rarity": "uncommon", "cost": 2, "effects": [{"lock": 1, "target": {"kind": "character"}}], "boost": {"class": ["Druid", "Shaman"], "effects": [{"lock": 2, "target": {"kind": "character"}}]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('6c55a37bc0c28f8b','{"name": "Winterbite", "kind": "magic", "rarity": "infrequent", "cost": 1, "power": 2, "distance": "ranged", "damage": ["cold"], "boost": {"class": ["Water Elementalist", "Wizard"], "power": 3, "distance": "ranged", "damage": ["cold"]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('6f8dcc8bd9916e71','{"name": "Bezoar", "kind": "equipment", "rarity": "uncommon", "cost": 1, "effects": [{"cure_poison": {"kind": "adventurer"}, "all": true}, {"immune": "toxin", "target": {"kind": "adventurer"}, "all": true}], "boost": {"class": ["Shaman", "Druid"], "effects": [{"cure_poison": {"kind": "adventurer"}, "all": true}, {"immune": "toxin", "target": {"kind": "adventurer"}, "all": true}, {"heal": 1, "target": {"kind": "adventurer"}}]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('89b364ce5a85c23d','{"name": "False Orders", "kind": "tactic", "rarity": "uncommon", "cost": 1, "effects": [{"activate": {"kind": "character", "type": "creature"}}], "disrupt": {"effects": [{"change_power": 2, "target": {"kind": "character", "type": "creature"}, "all": true}]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('981560be40083419','{"name": "Spirit Spear", "kind": "magic", "rarity": "uncommon", "cost": 1, "power": 2, "distance": "thrown", "damage": ["spectral"], "boost": {"class": ["Shaman", "Necromancer"], "power": 3, "distance": "thrown", "damage": ["spectral"]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('985670dbbf5ff652','{"name": "Swept Away", "kind": "magic", "rarity": "uncommon", "cost": 2, "effects": [{"shuffle_away": {"kind": "character", "cost_max": 2}}], "boost": {"class": ["Water Elementalist", "Air Elementalist"], "effects": [{"shuffle_away": {"kind": "character"}}]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('a0ae7c8ac06477a0','{"name": "Manticore", "kind": "character", "rarity": "uncommon", "keys": ["evil", "large", "flight"], "cost": 3, "type": ["monster"], "power": 3, "life": 2, "damage": ["harm", "toxin"], "distance": "thrown", "distance_bonus": 2, "attributes": ["Leap", "Poison 1"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('a1784c2dc7fa3fd2','{"name": "Weighted Net", "kind": "equipment", "rarity": "uncommon", "cost": 1, "power": 1, "distance": "thrown", "damage": ["harm"], "attributes": ["Pin"], "boost": {"class": ["Druid", "Mercenary"], "power": 3, "distance": "thrown", "damage": ["harm"], "attributes": ["Pin"]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('b539ceca24803fca','{"name": "Path Finder", "also": ["Pathfinder"], "kind": "quest", "rarity": "rare", "goal": {"in_grave": {"kind": ["terrain", "trap"]}, "count": 10}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('b8605dbeb628eedc','{"name": "Keldornan Mercenary", "kind": "adventurer", "rarity": "rare", "keys": ["neutral"], "class": ["Mercenary"], "life": 3, "resources": {"equipment": 3, "magic": 0, "skill": 0, "tactic": 4}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('cb8aa4a2dd5d100d','{"name": "Knowledge is Power", "kind": "quest", "rarity": "rare", "goal": {"in_play": {"kind": ["magic", "skill"]}, "count": 5}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('db5d2cb1f293bf52','{"name": "Venom Vial", "kind": "equipment", "rarity": "infrequent", "cost": 0, "power": 1, "damage": ["toxin"], "attributes": ["Poison 1"], "boost": {"class": ["Thief", "Warlock"], "power": 2, "damage": ["toxin"], "attributes": ["Poison 2"]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('dd0182f945417349','{"name": "Fireball", "kind": "magic", "rarity": "uncommon", "cost": 2, "power": 2, "distance": "ranged", "damage": ["fire"], "boost": {"class": ["Wizard", "Fire Elementalist"], "power": 2, "distance": "ranged", "damage": ["fire"], "area": 2}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('e22745937c7936e7','{"name": "Barbarian Medicine Man", "kind": "adventurer", "rarity": "rare", "keys": ["neutral"], "class": ["Shaman"], "life": 3, "resources": {"equipment": 1, "magic": 3, "skill": 2, "tactic": 1}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('e45d910209d8df7e','{"name": "Murky Swamp", "kind": "terrain", "rarity": "infrequent", "cost": 1, "time_limit": 1, "while_in_play": [{"party_power": -1}, {"gain": "power", "amount": 1, "each": {"kind": "character", "has": "poison"}}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('edb9a4dfd65e69e8','{"name": "Hold Dominion", "kind": "quest", "rarity": "rare", "goal": {"all_of": [{"in_grave": {"kind": "character", "cost_min": 3}, "count": 3}, {"none_in_play": "character"}]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('f581c600fc362bbc','{"name": "Massive Animated Tree", "kind": "character", "rarity": "uncommon", "keys": ["neutral", "massive"], "cost": 3, "type": ["monster"], "power": 4, "life": 2, "damage": ["harm"], "distance": "reach", "distance_bonus": 2, "set": "unbound"}');
INSERT INTO "definitions" VALUES('ff069b7b9e49e1fc','{"name": "Crawling Swarm", "kind": "character", "rarity": "infrequent", "keys": ["neutral", "small"], "cost": 2, "type": ["animal"], "power": 2, "life": 0, "attributes": ["Immune (all)", "Unstoppable", "Area 2"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('0670fef87bbd8c3c','{"name": "Barbarian Berserker", "kind": "adventurer", "rarity": "rare", "keys": ["chaotic"], "class": ["Berserker"], "life": 4, "resources": {"equipment": 4, "magic": 0, "skill": 3, "tactic": 0}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('0ccbdfef44bc4db9','{"name": "Shield Wall", "kind": "tactic", "rarity": "uncommon", "cost": 2, "stamina": {"per_ally": 2}, "boost": {"class": ["Templar", "Mercenary"], "stamina": {"per_ally": 3}}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('185b81902b65b99f','{"name": "Magic Greatsword", "kind": "equipment", "rarity": "rare", "cost": 3, "power": 6, "damage": ["supernatural"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('2887bb62f5fdc0c0','{"name": "Falling Star", "kind": "magic", "rarity": "rare", "cost": 4, "power": 4, "distance": "ranged", "damage": ["fire"], "area": 3, "boost": {"class": ["Fire Elementalist", "Sorcerer"], "power": 6, "distance": "ranged", "damage": ["fire"], "area": 3}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('34d0c1fd4972da74','{"name": "Tripwire", "kind": "skill", "rarity": "uncommon", "cost": 2, "disruption": true, "effects": [{"activate": {"kind": ["character", "adventurer"]}}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('4f77dc0b50a5b7d8','{"name": "Infernal Minotaur", "kind": "character", "rarity": "infrequent", "keys": ["evil", "large"], "cost": 3, "type": ["creature"], "power": 5, "life": 2, "damage": ["fire"], "attributes": ["Immune (fire)", "Rampage (fire)"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('5a898f4a0cbaa6bd','{"name": "Rapid Developments", "kind": "event", "rarity": "uncommon", "cost": 1, "attributes": ["Draft"], "time_limit": 1, "while_in_play": [{"revealed_enter": true}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('6a42225097632bd5','{"name": "Storm Chain", "kind": "magic", "rarity": "rare", "cost": 3, "power": 3, "distance": "ranged", "damage": ["electric"], "area": 2, "boost": {"class": ["Air Elementalist", "Sorcerer"], "power": 4, "distance": "ranged", "damage": ["electric"], "area": 3}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('72808f665ba9c282','{"name": "Fire Stream Rune Trap", "kind": "trap", "rarity": "uncommon", "cost": 2, "power": 3, "damage": ["fire"], "attributes": ["Area 2"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('76f78e48d302d7a2','{"name": "20'' Pit Trap", "kind": "trap", "rarity": "uncommon", "cost": 2, "power": 4, "comes_into_play": [{"lock_primary": 1, "activate": true}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('797e939a5585ed7b','{"name": "Empusae", "kind": "character", "rarity": "uncommon", "keys": ["evil", "medium"], "cost": 2, "type": ["monster"], "power": 4, "life": 1, "attributes": ["Charm", "Drain Life"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('7b5a80564dd91679','{"name": "Counter Attack", "kind": "skill", "rarity": "infrequent", "cost": 1, "needs": {"party_hurt": true}, "effects": [{"wound": 1, "target": {"kind": "character", "activated": true}, "damage": "harm"}], "boost": {"class": ["Martial Artist", "Berserker"], "needs": {"party_hurt": true}, "effects": [{"wound": 2, "target": {"kind": "character", "activated": true}, "damage": "harm"}]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('7d6d7cf27e2f52a0','{"name": "Lamia Anguine", "kind": "character", "rarity": "rare", "keys": ["evil", "large"], "cost": 3, "type": ["monster"], "power": 4, "life": 2, "attributes": ["Charm", "Unnerve"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('7fb1344ff4513805','{"name": "Pendulum", "kind": "trap", "rarity": "uncommon", "cost": 2, "power": 3, "attributes": ["Unstoppable"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('8674c30db7dc1597','{"name": "Lava Pit", "kind": "terrain", "rarity": "rare", "cost": 1, "when_cleared": [{"wound": 1, "target": {"kind": ["character", "adventurer"]}, "all": true}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('936adcfa39ef4640','{"name": "Whirlwind", "kind": "skill", "rarity": "uncommon", "cost": 3, "power": 2, "area": 2, "boost": {"class": ["Berserker", "Martial Artist"], "power": 3, "area": 3}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('9486938733c38f45','{"name": "War Fiend Demon", "kind": "character", "rarity": "uncommon", "keys": ["evil", "large"], "cost": 3, "type": ["monster"], "power": 5, "life": 2, "damage": ["fire"], "attributes": ["Swift", "Resist 2 (fire)"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('9591b91df50aebf5','{"name": "Large Wurm", "kind": "character", "rarity": "uncommon", "keys": ["neutral", "large"], "cost": 3, "type": ["animal"], "power": 5, "life": 2, "attributes": ["Armour 1", "Target X"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('9cbf0b2e7bbf1980','{"name": "Vanish", "kind": "skill", "rarity": "uncommon", "cost": 1, "effects": [{"gains": "stealth", "target": {"kind": "adventurer"}}], "boost": {"class": ["Thief", "Conjurer"], "effects": [{"gains": ["stealth", "leap"], "target": {"kind": "adventurer"}}]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('aebb402bb3a6ed15','{"name": "20'' Spiked Pit Trap", "kind": "trap", "rarity": "infrequent", "cost": 3, "power": 4, "comes_into_play": [{"lock_primary": 1, "activate": true}, {"wound_primary": 1}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('af996a7db1817ddc','{"name": "Elemental Ward", "kind": "magic", "rarity": "infrequent", "cost": 1, "effects": [{"immune": ["cold", "electric", "fire"], "target": {"kind": "adventurer"}}], "boost": {"class": ["Fire Elementalist", "Water Elementalist"], "effects": [{"immune": ["cold", "electric", "fire"], "target": {"kind": "adventurer"}, "all": true}]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('b028334edb7d855c','{"name": "Masterstroke", "kind": "skill", "rarity": "rare", "cost": 4, "power": 6, "boost": {"class": ["Martial Artist", "Warrior"], "power": 8}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('bd3ea38969ce3cce','{"name": "Icy Ledges", "kind": "terrain", "rarity": "uncommon", "cost": 2, "at_combat": [{"wound_primary": 1, "damage": "cold"}], "set": "unbound"}');
INSERT INTO "definitions" VALUES('d48fe11038b9604c','{"name": "Keldornan Pyromancer", "kind": "adventurer", "rarity": "rare", "keys": ["chaotic"], "class": ["Fire Elementalist"], "life": 2, "resources": {"equipment": 1, "magic": 4, "skill": 0, "tactic": 2}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('e25d85f3799eecf3','{"name": "Massive Stone Golem", "kind": "character", "rarity": "uncommon", "keys": ["neutral", "massive"], "cost": 3, "type": ["golem"], "power": 5, "life": 2, "attributes": ["Armour 2", "Immune (electric, toxin)", "Resist 2 (supernatural)"], "set": "unbound"}');
INSERT INTO "definitions" VALUES('e4cc176f8693dba4','{"name": "Blood Bargain", "kind": "magic", "rarity": "uncommon", "keys": ["evil"], "cost": 2, "effects": [{"wound": 1, "target": {"kind": "character"}, "damage": "magic"}, {"wound": 1, "target": {"kind": "adventurer"}}], "boost": {"class": ["Warlock", "Fire Elementalist"], "effects": [{"wound": 1, "target": {"kind": "character"}, "damage": "magic"}]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('ebd9df2e18c18ea0','{"name": "Backpack", "kind": "equipment", "rarity": "uncommon", "cost": 2, "permanent": true, "while_in_play": [{"hand_limit": 6}], "boost": {"class": ["Mercenary", "Scout"], "permanent": true, "while_in_play": [{"hand_limit": 7}]}, "set": "unbound"}');
INSERT INTO "definitions" VALUES('ec41ab93bec510ca','{"name": "Shell of Silence", "kind": "magic", "rarity": "infrequent", "cost": 1, "effects": [{"immune": ["magic", "sonic"], "target": {"kind": "adventurer"}}], "boost": {"class": ["Air Elementalist", "Transmuter"], "effects": [{"immune": ["magic", "sonic"], "target": {"kind": "adventurer"}, "all": true}]}, "set": "unbound"}');
CREATE TABLE inputs (
	"table" VARCHAR(24) NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	line VARCHAR(200) NOT NULL, 
	at FLOAT NOT NULL, round INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_inputs PRIMARY KEY ("table", n), 
	CONSTRAINT fk_inputs_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "inputs" VALUES('Z5OeVmHkBvw62M1f',0,0,'discard Fly',1.79506470221275711064e+09,1);
INSERT INTO "inputs" VALUES('Z5OeVmHkBvw62M1f',1,0,'pass',1.79506470225829100608e+09,1);
INSERT INTO "inputs" VALUES('Z5OeVmHkBvw62M1f',2,0,'resolve',1.79506470227577972411e+09,1);
INSERT INTO "inputs" VALUES('Z5OeVmHkBvw62M1f',3,0,'done',1.79506470228868484501e+09,2);
INSERT INTO "inputs" VALUES('Z5OeVmHkBvw62M1f',4,0,'none',1.79506470230078601837e+09,2);
INSERT INTO "inputs" VALUES('Z5OeVmHkBvw62M1f',5,0,'done',1.79506470235225439068e+09,2);
INSERT INTO "inputs" VALUES('Z5OeVmHkBvw62M1f',6,0,'done',1.79506470250259661677e+09,2);
INSERT INTO "inputs" VALUES('Z5OeVmHkBvw62M1f',7,0,'pass',1.79506470257997512813e+09,2);
INSERT INTO "inputs" VALUES('Z5OeVmHkBvw62M1f',8,0,'resolve',1.79506470264757585523e+09,2);
INSERT INTO "inputs" VALUES('Z5OeVmHkBvw62M1f',9,0,'trigger Jungle Troglodyte',1.7950647027568323612e+09,2);
INSERT INTO "inputs" VALUES('Z5OeVmHkBvw62M1f',10,0,'trigger Jungle Troglodyte#2',1.79506470288150143618e+09,2);
INSERT INTO "inputs" VALUES('Z5OeVmHkBvw62M1f',11,0,'done',1.79506470291675257686e+09,2);
INSERT INTO "inputs" VALUES('TbetStWynwFJQ1Qb',0,0,'none',1.79506470311834788328e+09,1);
INSERT INTO "inputs" VALUES('TbetStWynwFJQ1Qb',1,1,'discard Flaming Fury',1.79506470591655158995e+09,1);
INSERT INTO "inputs" VALUES('TbetStWynwFJQ1Qb',2,1,'discard Staff',1.7950647059319236278e+09,1);
INSERT INTO "inputs" VALUES('TbetStWynwFJQ1Qb',3,0,'done',1.79506470594619393348e+09,1);
INSERT INTO "inputs" VALUES('TbetStWynwFJQ1Qb',4,0,'done',1.79506470595590162274e+09,1);
INSERT INTO "inputs" VALUES('TbetStWynwFJQ1Qb',5,0,'pass',1.79506470596664595602e+09,1);
INSERT INTO "inputs" VALUES('TbetStWynwFJQ1Qb',6,1,'activate Gypsy Stormcatcher',1.79506470598926448816e+09,1);
INSERT INTO "inputs" VALUES('TbetStWynwFJQ1Qb',7,1,'activate Wood Elf Scout',1.79506470604806447032e+09,1);
INSERT INTO "inputs" VALUES('TbetStWynwFJQ1Qb',8,1,'attack',1.79506470606287074089e+09,1);
INSERT INTO "inputs" VALUES('TbetStWynwFJQ1Qb',9,0,'pass',1.79506470607812118524e+09,1);
INSERT INTO "inputs" VALUES('TbetStWynwFJQ1Qb',10,0,'done',1.79506470609959745401e+09,1);
INSERT INTO "inputs" VALUES('TbetStWynwFJQ1Qb',11,0,'done',1.79506470611332297326e+09,1);
INSERT INTO "inputs" VALUES('TbetStWynwFJQ1Qb',12,1,'drop Short Bow',1.79506470613521790504e+09,1);
INSERT INTO "inputs" VALUES('TbetStWynwFJQ1Qb',13,1,'drop Short Bow',1.79506470616148948666e+09,1);
INSERT INTO "inputs" VALUES('TbetStWynwFJQ1Qb',14,1,'done',1.7950647061797087192e+09,1);
INSERT INTO "inputs" VALUES('TbetStWynwFJQ1Qb',15,0,'discard Shield Ally',1.79506470619513297084e+09,2);
INSERT INTO "inputs" VALUES('TbetStWynwFJQ1Qb',16,0,'done',1.79506470621369600302e+09,2);
INSERT INTO "inputs" VALUES('TbetStWynwFJQ1Qb',17,1,'play Belt Pouch',1.79506470622334027287e+09,2);
INSERT INTO "inputs" VALUES('TbetStWynwFJQ1Qb',18,1,'spend Belt Pouch',1.79506470623344707489e+09,2);
INSERT INTO "inputs" VALUES('TbetStWynwFJQ1Qb',19,1,'draw 0',1.79506470624359297755e+09,2);
INSERT INTO "inputs" VALUES('TbetStWynwFJQ1Qb',20,0,'done',1.79506470625963973999e+09,2);
INSERT INTO "inputs" VALUES('TbetStWynwFJQ1Qb',21,0,'done',1.79506470626594185832e+09,2);
INSERT INTO "inputs" VALUES('TbetStWynwFJQ1Qb',22,0,'pass',1.79506470627431678776e+09,2);
INSERT INTO "inputs" VALUES('TbetStWynwFJQ1Qb',23,1,'activate Wood Elf Scout',1.79506470636385488505e+09,2);
INSERT INTO "inputs" VALUES('TbetStWynwFJQ1Qb',24,1,'play Regain Feet',1.79506470639533925051e+09,2);
INSERT INTO "inputs" VALUES('TbetStWynwFJQ1Qb',25,1,'play Flaming Fury',1.79506470641000962255e+09,2);
INSERT INTO "inputs" VALUES('TbetStWynwFJQ1Qb',26,1,'activate Gypsy Stormcatcher',1.79506470641826891901e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',0,2,'pass',1.79506470655765986441e+09,1);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',1,0,'pass',1.79506470657660937304e+09,1);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',2,1,'draft Ambush',1.79506470658059954646e+09,1);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',3,2,'place Dark Corridor',1.79506470658873915676e+09,1);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',4,0,'pass',1.79506470660067343715e+09,1);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',5,1,'pass',1.7950647066150584221e+09,1);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',6,1,'challenge',1.79506470662834072106e+09,1);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',7,0,'pass',1.79506470668162560464e+09,1);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',8,1,'pass',1.79506470669208669658e+09,1);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',9,2,'pass',1.79506470670864915848e+09,1);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',10,1,'pass',1.79506470671711516385e+09,1);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',11,1,'drop Feint',1.79506470674065709116e+09,1);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',12,1,'drop Winterbite',1.79506470679287195206e+09,1);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',13,1,'drop Combat Training',1.79506470683677864077e+09,1);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',14,1,'drop Ambush',1.79506470685071945186e+09,1);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',15,1,'done',1.79506470689460396767e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',16,0,'pass',1.79506470690172457689e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',17,1,'place Shrieker',1.79506470691725397107e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',18,2,'pass',1.79506470699974298474e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',19,0,'pass',1.79506470702903604512e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',20,1,'draft Mastermind',1.79506470707414722445e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',21,2,'pass',1.79506470709743428228e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',22,0,'pass',1.7950647071232235432e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',23,1,'draft Mastermind',1.79506470714535427092e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',24,2,'place Goblin',1.79506470715072965625e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',25,0,'pass',1.79506470715902566913e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',26,1,'place Mastermind',1.79506470716757369045e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',27,2,'place Goblin',1.79506470717667746548e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',28,0,'pass',1.79506470718422985076e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',29,1,'pass',1.79506470719296598427e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',30,2,'pass',1.79506470720154809959e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',31,0,'pass',1.79506470720882654185e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',32,1,'challenge',1.79506470721797728538e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',33,0,'pass',1.7950647072344975471e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',34,1,'place Mastermind',1.79506470724380683893e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',35,2,'pass',1.79506470725285410881e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',36,0,'pass',1.79506470726260638232e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',37,1,'play False Orders',1.79506470728333115578e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',38,1,'choose Goblin',1.79506470729498958591e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',39,1,'done',1.79506470730516982077e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',40,1,'buy off Goblin with Short Bow',1.79506470733337354659e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',41,1,'activate Barbarian Medicine Man',1.7950647073449738025e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',42,1,'activate Gypsy Thief',1795064707.4024,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',43,1,'play Feint',1.79506470743040752414e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',44,1,'activate Wood Elf Wizard',1.79506470745638346668e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',45,1,'attack',1.79506470748753762245e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',46,1,'none',1.79506470750642275809e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',47,1,'defend Keldornan Mercenary with Keldornan Mercenary',1.79506470752666068071e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',48,1,'play Wood Shield',1.79506470755136227608e+09,2);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',49,1,'drop Fireball',1.79506470756878972055e+09,3);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',50,1,'place Wild Naga',1.79506470760232496267e+09,3);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',51,2,'place Jungle Troglodyte',1.79506470762070441241e+09,3);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',52,0,'pass',1.79506470763289117812e+09,3);
INSERT INTO "inputs" VALUES('BtWi2wQM2XlyL7tW',53,1,'place Poisonous Dart Trap',1.79506470765222406389e+09,3);
INSERT INTO "inputs" VALUES('gIi5BvpfOyMUa298',0,0,'pass',1.79506470813146924974e+09,1);
INSERT INTO "inputs" VALUES('gIi5BvpfOyMUa298',1,1,'done',1.79506470813802576063e+09,1);
INSERT INTO "inputs" VALUES('gIi5BvpfOyMUa298',2,1,'done',1.79506470815682816501e+09,1);
INSERT INTO "inputs" VALUES('gIi5BvpfOyMUa298',3,1,'pass',1.79506470816599965093e+09,1);
INSERT INTO "inputs" VALUES('gIi5BvpfOyMUa298',4,1,'resolve',1.79506470818247532844e+09,1);
INSERT INTO "inputs" VALUES('gIi5BvpfOyMUa298',5,1,'done',1.79506470822041797638e+09,1);
INSERT INTO "inputs" VALUES('gIi5BvpfOyMUa298',6,1,'done',1.79506470832133913041e+09,1);
INSERT INTO "inputs" VALUES('gIi5BvpfOyMUa298',7,1,'discard Combat Training',1.79506470836026811596e+09,1);
INSERT INTO "inputs" VALUES('gIi5BvpfOyMUa298',8,0,'done',1.795064708379584074e+09,1);
INSERT INTO "inputs" VALUES('gIi5BvpfOyMUa298',9,1,'pass',1.79506470840985178942e+09,1);
INSERT INTO "inputs" VALUES('gIi5BvpfOyMUa298',10,1,'concede',1.79506470860514712336e+09,1);
CREATE TABLE journey_games (
	journey VARCHAR(24) NOT NULL, 
	"table" VARCHAR(24) NOT NULL, 
	chapter VARCHAR(40) NOT NULL, 
	begun FLOAT NOT NULL, 
	result VARCHAR(16) NOT NULL, 
	reason VARCHAR(40) NOT NULL, 
	rounds INTEGER NOT NULL, 
	CONSTRAINT pk_journey_games PRIMARY KEY (journey, "table"), 
	CONSTRAINT fk_journey_games_journey FOREIGN KEY(journey) REFERENCES journeys (id) ON DELETE CASCADE
);
CREATE TABLE journeys (
	id VARCHAR(24) NOT NULL, 
	campaign VARCHAR(40) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	used FLOAT NOT NULL, 
	CONSTRAINT pk_journeys PRIMARY KEY (id), 
	CONSTRAINT fk_journeys_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE people (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	"key" VARCHAR(120), 
	password VARCHAR(200), 
	created FLOAT NOT NULL, look VARCHAR(120), former VARCHAR(40), 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_key UNIQUE ("key")
);
INSERT INTO "people" VALUES('E6rmNsRH1QwFVV8A','Ann','ann',NULL,1.79506469799817371373e+09,'ann',NULL);
INSERT INTO "people" VALUES('RroPhS6eByoNTZl7','Torch 414',NULL,NULL,1.79506469805967903141e+09,NULL,NULL);
CREATE TABLE present (
	"table" VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	worker VARCHAR(24) NOT NULL, 
	CONSTRAINT pk_present PRIMARY KEY ("table", person, worker), 
	CONSTRAINT fk_present_worker FOREIGN KEY(worker) REFERENCES workers (id) ON DELETE CASCADE
);
CREATE TABLE requests (
	"table" VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	id VARCHAR(24) NOT NULL, 
	n INTEGER NOT NULL, 
	count INTEGER NOT NULL, 
	waiting JSON NOT NULL, 
	refused FLOAT, 
	CONSTRAINT pk_requests PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_requests_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE restrictions (
	"table" VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	CONSTRAINT pk_restrictions PRIMARY KEY ("table", person, kind), 
	CONSTRAINT fk_restrictions_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_restrictions_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	"table" VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	person VARCHAR(24), 
	agent VARCHAR(24) NOT NULL, 
	deck JSON NOT NULL, 
	contribution VARCHAR(100) NOT NULL, 
	here_until FLOAT NOT NULL, reserved VARCHAR(24), 
	CONSTRAINT pk_seats PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_seats_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seats_person FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "seats" VALUES('Z5OeVmHkBvw62M1f',0,'person','E6rmNsRH1QwFVV8A','','{"name": "Unbound Starter, as it comes", "deck": "unbound-starter", "brought": {"adventurers": ["Gold Dwarf Warrior", "Gypsy Thief", "Keldornan Cleric", "Gypsy Stormcatcher"], "quests": ["Den of Evil", "Evil Has a Name", "Rescue the Damsel"], "crawler_deck": ["Belt Pouch", "Belt Pouch", "Leather Armour", "Leather Armour", "Staff", "Staff", "Staff", "Wood Shield", "Wood Shield", "Wood Shield", "Hide Armour", "Hide Armour", "Recover Treasure", "Short Bow", "Short Bow", "Short Bow", "Shortsword", "Shortsword", "Long Sword", "Long Sword", "Flaming Fury", "Flaming Fury", "Flaming Fury", "Foresight", "Light", "Light", "Cure Wounds", "Cure Wounds", "Cure Wounds", "Dispel Magic", "Dispel Magic", "Purge Blood", "Purge Blood", "Weakness", "Weakness", "Fly", "Phase", "Phase", "Resurrect", "Combat Training", "Combat Training", "Combat Training", "Defensive Training", "Defensive Training", "Take Aim", "Take Aim", "Veteran", "Brawling", "Brawling", "Brawling", "Sidestep", "Striding Strike", "Cleave", "Cleave", "Use Cover", "Use Cover", "Charge", "Charge", "Regain Feet", "Regain Feet", "Shield Ally", "Teamwork", "Teamwork", "Moving Search", "Moving Search"], "dungeon_deck": ["Goblin", "Goblin", "Goblin", "Goblin Thief", "Kobold", "Kobold", "Leaf Vodyanoi", "Leaf Vodyanoi", "Skeleton", "Skeleton", "Skeleton", "Gargoyle", "Giant Grey Spider", "Giant Grey Spider", "Giant Grey Spider", "Goblin Conjurer", "Jungle Troglodyte", "Jungle Troglodyte", "Jungle Troglodyte", "Orc", "Orc", "Shadow Elf", "Shadow Elf", "Shrieker", "Slime", "Zombie", "Zombie", "Dreadlander Mercenary", "Ghoul", "Gravaxin", "Minotaur", "Minotaur", "Ogre", "Phantom", "Salamander", "Troll", "Wild Naga", "Wild Naga", "Greenknee, Goblin Necromancer", "Mummy", "Young Granite Dragon", "Bad Luck", "Broken Formation", "Gloom", "Reinforcements", "Reinforcements", "Rushed", "Unlucky", "Unlucky", "Dark Corridor", "Dark Corridor", "High Ground", "High Ground", "Evil Altar", "Graveyard", "Ruins", "Ruins", "Damsel", "10'' Pit Trap", "10'' Pit Trap", "Dart Trap", "Dart Trap", "Falling Stones", "Falling Stones", "Poisonous Dart Trap"]}}','',1.79506470293309521677e+09,NULL);
INSERT INTO "seats" VALUES('TbetStWynwFJQ1Qb',0,'person','E6rmNsRH1QwFVV8A','','{"name": "The Gates of Stonehold: Hammer", "deck": "coop-2-player-1", "brought": {"adventurers": ["Gold Dwarf Warrior", "Gold Dwarf Priest"], "quests": ["Goblin Slayer", "Undead Slayer", "Den of Evil"], "crawler_deck": ["Belt Pouch", "Leather Armour", "Wood Shield", "Wood Shield", "Chain Shirt", "Chain Shirt", "Hide Armour", "Shortsword", "Shortsword", "Long Sword", "Long Sword", "Long Sword", "Magic Short Sword", "Light", "Light", "Salt Circle", "Crumble", "Cure Wounds", "Cure Wounds", "Cure Wounds", "Purge Blood", "Purge Blood", "Deafening Word", "Deafening Word", "Resurrect", "Combat Training", "Combat Training", "Defensive Training", "Brawling", "Brawling", "Cleave", "Cleave", "Charge", "Charge", "Charge", "Regain Feet", "Shield Ally", "Shield Ally", "Teamwork", "Teamwork"], "dungeon_deck": ["Goblin", "Goblin", "Goblin", "Goblin", "Goblin Thief", "Goblin Thief", "Goblin Thief", "Goblin Thief", "Kobold", "Kobold", "Skeleton", "Skeleton", "Skeleton", "Skeleton", "Giant Grey Spider", "Giant Grey Spider", "Giant Grey Spider", "Goblin Conjurer", "Goblin Conjurer", "Jungle Troglodyte", "Jungle Troglodyte", "Jungle Troglodyte", "Orc", "Orc", "Orc", "Shadow Elf", "Shadow Elf", "Shrieker", "Zombie", "Zombie", "Zombie", "Zombie", "Dreadlander Mercenary", "Ghoul", "Ghoul", "Ghoul", "Minotaur", "Minotaur", "Ogre", "Phantom", "Phantom", "Phantom", "Troll", "Wild Naga", "Wild Naga", "Wraith", "Greenknee, Goblin Necromancer", "Mummy", "Mummy", "Young Granite Dragon", "Broken Formation", "Gloom", "Gloom", "Gloom", "Mastermind", "Recurring Villain", "Reinforcements", "Reinforcements", "Reinforcements", "Rushed", "Unlucky", "Unlucky", "Dark Corridor", "Dark Corridor", "High Ground", "High Ground", "Evil Altar", "Evil Altar", "Graveyard", "Graveyard", "Ruins", "Ruins", "Damsel", "10'' Pit Trap", "10'' Pit Trap", "Dart Trap", "Dart Trap", "Falling Stones", "Falling Stones", "Poisonous Dart Trap"]}}','',1.79506470636527061457e+09,NULL);
INSERT INTO "seats" VALUES('TbetStWynwFJQ1Qb',1,'bot',NULL,'random','{"name": "The Gates of Stonehold: Arrow", "deck": "coop-2-player-2", "brought": {"adventurers": ["Wood Elf Scout", "Gypsy Stormcatcher"], "quests": [], "crawler_deck": ["Belt Pouch", "Leather Armour", "Staff", "Staff", "Wood Shield", "Hide Armour", "Short Bow", "Short Bow", "Short Bow", "Trusty Magic Dagger", "Runed Mail", "Runed Mail", "Flaming Fury", "Flaming Fury", "Flaming Fury", "Light", "Salt Circle", "Cure Wounds", "Dispel Magic", "Dispel Magic", "Weakness", "Weakness", "Phase", "Phase", "Combat Training", "Combat Training", "Defensive Training", "Defensive Training", "Take Aim", "Take Aim", "Veteran", "Brawling", "Sidestep", "Striding Strike", "Use Cover", "Use Cover", "Regain Feet", "Teamwork", "Moving Search", "Moving Search"], "dungeon_deck": []}}','',0.0,NULL);
INSERT INTO "seats" VALUES('BtWi2wQM2XlyL7tW',0,'person','E6rmNsRH1QwFVV8A','','{"name": "Sure Hands", "deck": "multiplayer-steady", "brought": {"adventurers": ["Gold Dwarf Warrior", "Wood Elf Scout", "Gypsy Thief", "Keldornan Cleric"], "quests": ["Den of Evil", "Evil Has a Name", "Rescue the Damsel"], "crawler_deck": ["Belt Pouch", "Wood Shield", "Wood Shield", "Wood Shield", "Hide Armour", "Hide Armour", "Short Bow", "Short Bow", "Short Bow", "Shortsword", "Shortsword", "Long Sword", "Long Sword", "Flaming Fury", "Flaming Fury", "Light", "Cure Wounds", "Cure Wounds", "Cure Wounds", "Weakness", "Weakness", "Combat Training", "Combat Training", "Combat Training", "Take Aim", "Take Aim", "Veteran", "Brawling", "Brawling", "Sidestep", "Cleave", "Cleave", "Charge", "Charge", "Regain Feet", "Regain Feet", "Teamwork", "Teamwork", "Moving Search", "Moving Search"], "dungeon_deck": ["Goblin", "Goblin", "Goblin", "Kobold", "Kobold", "Skeleton", "Skeleton", "Skeleton", "Giant Grey Spider", "Giant Grey Spider", "Jungle Troglodyte", "Jungle Troglodyte", "Orc", "Orc", "Shadow Elf", "Zombie", "Zombie", "Ghoul", "Minotaur", "Minotaur", "Ogre", "Troll", "Wild Naga", "Greenknee, Goblin Necromancer", "Young Granite Dragon", "Reinforcements", "Reinforcements", "Rushed", "Unlucky", "Unlucky", "Dark Corridor", "Dark Corridor", "Graveyard", "Ruins", "Ruins", "Damsel", "10'' Pit Trap", "10'' Pit Trap", "Falling Stones", "Falling Stones"]}}','',1.79506470766895484926e+09,NULL);
INSERT INTO "seats" VALUES('BtWi2wQM2XlyL7tW',1,'bot',NULL,'random','{"name": "Poisoned Cups", "deck": "multiplayer-venom", "brought": {"adventurers": ["Keldornan Mercenary", "Gypsy Thief", "Barbarian Medicine Man", "Wood Elf Wizard"], "quests": ["Path Finder", "Hold Dominion", "Knowledge is Power"], "crawler_deck": ["Venom Vial", "Venom Vial", "Venom Vial", "Venom Vial", "Wood Shield", "Wood Shield", "Bezoar", "Bezoar", "Short Bow", "Short Bow", "Short Bow", "Weighted Net", "Spirit Spear", "Spirit Spear", "Winterbite", "Winterbite", "Winterbite", "Fireball", "Fireball", "Fireball", "Grasping Roots", "Grasping Roots", "Swept Away", "Swept Away", "Combat Training", "Combat Training", "Combat Training", "Feint", "Feint", "Feint", "Feint", "Sidestep", "Sidestep", "Search the Bodies", "Search the Bodies", "False Orders", "False Orders", "False Orders", "Regain Feet", "Regain Feet"], "dungeon_deck": ["Leaf Vodyanoi", "Leaf Vodyanoi", "Leaf Vodyanoi", "Giant Grey Spider", "Giant Grey Spider", "Giant Grey Spider", "Jungle Troglodyte", "Jungle Troglodyte", "Jungle Troglodyte", "Jungle Troglodyte", "Shrieker", "Shrieker", "Slime", "Slime", "Slime", "Crawling Swarm", "Crawling Swarm", "Crawling Swarm", "Wild Naga", "Wild Naga", "Wild Naga", "Manticore", "Manticore", "Massive Animated Tree", "Massive Animated Tree", "Ambush", "Ambush", "Ambush", "Mastermind", "Mastermind", "High Ground", "Murky Swamp", "Murky Swamp", "Murky Swamp", "Murky Swamp", "Poisonous Dart Trap", "Poisonous Dart Trap", "Poisonous Dart Trap", "Poisonous Dart Trap", "Spear Trap"]}}','',0.0,NULL);
INSERT INTO "seats" VALUES('BtWi2wQM2XlyL7tW',2,'bot',NULL,'random','{"name": "Sure Hands", "deck": "multiplayer-steady", "brought": {"adventurers": ["Gold Dwarf Warrior", "Wood Elf Scout", "Gypsy Thief", "Keldornan Cleric"], "quests": ["Den of Evil", "Evil Has a Name", "Rescue the Damsel"], "crawler_deck": ["Belt Pouch", "Wood Shield", "Wood Shield", "Wood Shield", "Hide Armour", "Hide Armour", "Short Bow", "Short Bow", "Short Bow", "Shortsword", "Shortsword", "Long Sword", "Long Sword", "Flaming Fury", "Flaming Fury", "Light", "Cure Wounds", "Cure Wounds", "Cure Wounds", "Weakness", "Weakness", "Combat Training", "Combat Training", "Combat Training", "Take Aim", "Take Aim", "Veteran", "Brawling", "Brawling", "Sidestep", "Cleave", "Cleave", "Charge", "Charge", "Regain Feet", "Regain Feet", "Teamwork", "Teamwork", "Moving Search", "Moving Search"], "dungeon_deck": ["Goblin", "Goblin", "Goblin", "Kobold", "Kobold", "Skeleton", "Skeleton", "Skeleton", "Giant Grey Spider", "Giant Grey Spider", "Jungle Troglodyte", "Jungle Troglodyte", "Orc", "Orc", "Shadow Elf", "Zombie", "Zombie", "Ghoul", "Minotaur", "Minotaur", "Ogre", "Troll", "Wild Naga", "Greenknee, Goblin Necromancer", "Young Granite Dragon", "Reinforcements", "Reinforcements", "Rushed", "Unlucky", "Unlucky", "Dark Corridor", "Dark Corridor", "Graveyard", "Ruins", "Ruins", "Damsel", "10'' Pit Trap", "10'' Pit Trap", "Falling Stones", "Falling Stones"]}}','',0.0,NULL);
INSERT INTO "seats" VALUES('gIi5BvpfOyMUa298',0,'person','E6rmNsRH1QwFVV8A','','{"name": "The Old Powers", "deck": "competitive-old-powers", "brought": {"adventurers": ["Gold Dwarf Warrior", "Gold Dwarf Priest", "Gypsy Thief", "Gypsy Stormcatcher"], "quests": ["Den of Evil", "Evil Has a Name", "Path Finder"], "crawler_deck": ["Leather Armour", "Leather Armour", "Leather Armour", "Wood Shield", "Wood Shield", "Wood Shield", "Wood Shield", "Chain Shirt", "Chain Shirt", "Chain Shirt", "Chain Shirt", "Trusty Magic Dagger", "Trusty Magic Dagger", "Trusty Magic Dagger", "Backpack", "Backpack", "Long Sword", "Long Sword", "Long Sword", "Long Sword", "Runed Mail", "Runed Mail", "Magic Greatsword", "Magic Greatsword", "Light", "Light", "Light", "Light", "Cure Wounds", "Cure Wounds", "Cure Wounds", "Cure Wounds", "Shell of Silence", "Shell of Silence", "Shell of Silence", "Weakness", "Weakness", "Weakness", "Deafening Word", "Deafening Word", "Deafening Word", "Phase", "Phase", "Phase", "Phase", "Swept Away", "Swept Away", "Swept Away", "Resurrect", "Resurrect", "Storm Chain", "Storm Chain", "Combat Training", "Combat Training", "Combat Training", "Combat Training", "Defensive Training", "Defensive Training", "Defensive Training", "Defensive Training", "Veteran", "Veteran", "Brawling", "Brawling", "Brawling", "Brawling", "Cleave", "Cleave", "Tripwire", "Tripwire", "Masterstroke", "Masterstroke", "Regain Feet", "Regain Feet", "Regain Feet", "Regain Feet", "Shield Ally", "Shield Ally", "Moving Search", "Moving Search"], "dungeon_deck": ["Kobold", "Kobold", "Skeleton", "Skeleton", "Skeleton", "Skeleton", "Gargoyle", "Gargoyle", "Gargoyle", "Zombie", "Zombie", "Zombie", "Zombie", "Dreadlander Mercenary", "Dreadlander Mercenary", "Empusae", "Empusae", "Empusae", "Ghoul", "Ghoul", "Ghoul", "Gravaxin", "Gravaxin", "Gravaxin", "Minotaur", "Minotaur", "Minotaur", "Minotaur", "Salamander", "Salamander", "Salamander", "Wraith", "Wraith", "Infernal Minotaur", "Infernal Minotaur", "Infernal Minotaur", "Lamia Anguine", "Lamia Anguine", "Large Wurm", "Large Wurm", "Massive Stone Golem", "Massive Stone Golem", "Mummy", "Mummy", "War Fiend Demon", "War Fiend Demon", "War Fiend Demon", "Young Granite Dragon", "Young Granite Dragon", "Young Granite Dragon", "Gloom", "Gloom", "Rapid Developments", "Rapid Developments", "Recurring Villain", "Recurring Villain", "Recurring Villain", "Unlucky", "Unlucky", "Unlucky", "Evil Altar", "Evil Altar", "Evil Altar", "Graveyard", "Graveyard", "Graveyard", "Lava Pit", "Lava Pit", "Icy Ledges", "Icy Ledges", "20'' Pit Trap", "20'' Pit Trap", "Fire Stream Rune Trap", "Fire Stream Rune Trap", "Fire Stream Rune Trap", "Pendulum", "Pendulum", "Pendulum", "20'' Spiked Pit Trap", "20'' Spiked Pit Trap"]}}','',1.79506470851718544961e+09,NULL);
INSERT INTO "seats" VALUES('gIi5BvpfOyMUa298',1,'person','RroPhS6eByoNTZl7','','{"name": "The Warren", "deck": "competitive-warren", "brought": {"adventurers": ["Barbarian Berserker", "Keldornan Mercenary", "Gypsy Thief", "Keldornan Pyromancer"], "quests": ["Den of Evil", "Hold Dominion", "Path Finder"], "crawler_deck": ["Venom Vial", "Venom Vial", "Venom Vial", "Wood Shield", "Wood Shield", "Wood Shield", "Wood Shield", "Chain Shirt", "Chain Shirt", "Chain Shirt", "Short Bow", "Short Bow", "Short Bow", "Short Bow", "Shortsword", "Shortsword", "Shortsword", "Shortsword", "Long Sword", "Long Sword", "Flaming Fury", "Flaming Fury", "Flaming Fury", "Flaming Fury", "Foresight", "Foresight", "Elemental Ward", "Elemental Ward", "Elemental Ward", "Blood Bargain", "Blood Bargain", "Blood Bargain", "Fireball", "Fireball", "Fireball", "Fireball", "Storm Chain", "Storm Chain", "Falling Star", "Falling Star", "Combat Training", "Combat Training", "Combat Training", "Combat Training", "Feint", "Feint", "Feint", "Feint", "Counter Attack", "Counter Attack", "Sidestep", "Sidestep", "Sidestep", "Vanish", "Vanish", "Cleave", "Cleave", "Tripwire", "Tripwire", "Whirlwind", "Whirlwind", "Whirlwind", "Search the Bodies", "Search the Bodies", "Search the Bodies", "Search the Bodies", "Charge", "Charge", "Charge", "Charge", "False Orders", "False Orders", "False Orders", "False Orders", "Regain Feet", "Regain Feet", "Regain Feet", "Shield Wall", "Shield Wall", "Shield Wall"], "dungeon_deck": ["Goblin", "Goblin", "Goblin", "Goblin", "Goblin Thief", "Goblin Thief", "Goblin Thief", "Goblin Thief", "Kobold", "Kobold", "Kobold", "Kobold", "Leaf Vodyanoi", "Leaf Vodyanoi", "Leaf Vodyanoi", "Leaf Vodyanoi", "Gargoyle", "Gargoyle", "Giant Grey Spider", "Giant Grey Spider", "Giant Grey Spider", "Giant Grey Spider", "Goblin Conjurer", "Goblin Conjurer", "Goblin Conjurer", "Goblin Conjurer", "Jungle Troglodyte", "Jungle Troglodyte", "Jungle Troglodyte", "Jungle Troglodyte", "Orc", "Orc", "Orc", "Orc", "Shadow Elf", "Shadow Elf", "Shadow Elf", "Shadow Elf", "Shrieker", "Shrieker", "Shrieker", "Slime", "Slime", "Minotaur", "Minotaur", "Ogre", "Ogre", "Troll", "Troll", "Greenknee, Goblin Necromancer", "Ambush", "Ambush", "Ambush", "Ambush", "Mastermind", "Mastermind", "Reinforcements", "Reinforcements", "Reinforcements", "Reinforcements", "Dark Corridor", "Dark Corridor", "Dark Corridor", "Dark Corridor", "Murky Swamp", "Murky Swamp", "Ruins", "Ruins", "Ruins", "Ruins", "10'' Pit Trap", "10'' Pit Trap", "10'' Pit Trap", "10'' Pit Trap", "Dart Trap", "Dart Trap", "Dart Trap", "Dart Trap", "Falling Stones", "Falling Stones"]}}','',1.79506470863351178164e+09,NULL);
INSERT INTO "seats" VALUES('ZNWUmHc_Ul2_AeCh',0,'person','E6rmNsRH1QwFVV8A','','{"name": "The Old Powers", "deck": "competitive-old-powers", "brought": {"adventurers": ["Gold Dwarf Warrior", "Gold Dwarf Priest", "Gypsy Thief", "Gypsy Stormcatcher"], "quests": ["Den of Evil", "Evil Has a Name", "Path Finder"], "crawler_deck": ["Leather Armour", "Leather Armour", "Leather Armour", "Wood Shield", "Wood Shield", "Wood Shield", "Wood Shield", "Chain Shirt", "Chain Shirt", "Chain Shirt", "Chain Shirt", "Trusty Magic Dagger", "Trusty Magic Dagger", "Trusty Magic Dagger", "Backpack", "Backpack", "Long Sword", "Long Sword", "Long Sword", "Long Sword", "Runed Mail", "Runed Mail", "Magic Greatsword", "Magic Greatsword", "Light", "Light", "Light", "Light", "Cure Wounds", "Cure Wounds", "Cure Wounds", "Cure Wounds", "Shell of Silence", "Shell of Silence", "Shell of Silence", "Weakness", "Weakness", "Weakness", "Deafening Word", "Deafening Word", "Deafening Word", "Phase", "Phase", "Phase", "Phase", "Swept Away", "Swept Away", "Swept Away", "Resurrect", "Resurrect", "Storm Chain", "Storm Chain", "Combat Training", "Combat Training", "Combat Training", "Combat Training", "Defensive Training", "Defensive Training", "Defensive Training", "Defensive Training", "Veteran", "Veteran", "Brawling", "Brawling", "Brawling", "Brawling", "Cleave", "Cleave", "Tripwire", "Tripwire", "Masterstroke", "Masterstroke", "Regain Feet", "Regain Feet", "Regain Feet", "Regain Feet", "Shield Ally", "Shield Ally", "Moving Search", "Moving Search"], "dungeon_deck": ["Kobold", "Kobold", "Skeleton", "Skeleton", "Skeleton", "Skeleton", "Gargoyle", "Gargoyle", "Gargoyle", "Zombie", "Zombie", "Zombie", "Zombie", "Dreadlander Mercenary", "Dreadlander Mercenary", "Empusae", "Empusae", "Empusae", "Ghoul", "Ghoul", "Ghoul", "Gravaxin", "Gravaxin", "Gravaxin", "Minotaur", "Minotaur", "Minotaur", "Minotaur", "Salamander", "Salamander", "Salamander", "Wraith", "Wraith", "Infernal Minotaur", "Infernal Minotaur", "Infernal Minotaur", "Lamia Anguine", "Lamia Anguine", "Large Wurm", "Large Wurm", "Massive Stone Golem", "Massive Stone Golem", "Mummy", "Mummy", "War Fiend Demon", "War Fiend Demon", "War Fiend Demon", "Young Granite Dragon", "Young Granite Dragon", "Young Granite Dragon", "Gloom", "Gloom", "Rapid Developments", "Rapid Developments", "Recurring Villain", "Recurring Villain", "Recurring Villain", "Unlucky", "Unlucky", "Unlucky", "Evil Altar", "Evil Altar", "Evil Altar", "Graveyard", "Graveyard", "Graveyard", "Lava Pit", "Lava Pit", "Icy Ledges", "Icy Ledges", "20'' Pit Trap", "20'' Pit Trap", "Fire Stream Rune Trap", "Fire Stream Rune Trap", "Fire Stream Rune Trap", "Pendulum", "Pendulum", "Pendulum", "20'' Spiked Pit Trap", "20'' Spiked Pit Trap"]}}','',0.0,NULL);
INSERT INTO "seats" VALUES('ZNWUmHc_Ul2_AeCh',1,'open',NULL,'','{"name": "The Warren", "deck": "competitive-warren", "brought": {"adventurers": ["Barbarian Berserker", "Keldornan Mercenary", "Gypsy Thief", "Keldornan Pyromancer"], "quests": ["Den of Evil", "Hold Dominion", "Path Finder"], "crawler_deck": ["Venom Vial", "Venom Vial", "Venom Vial", "Wood Shield", "Wood Shield", "Wood Shield", "Wood Shield", "Chain Shirt", "Chain Shirt", "Chain Shirt", "Short Bow", "Short Bow", "Short Bow", "Short Bow", "Shortsword", "Shortsword", "Shortsword", "Shortsword", "Long Sword", "Long Sword", "Flaming Fury", "Flaming Fury", "Flaming Fury", "Flaming Fury", "Foresight", "Foresight", "Elemental Ward", "Elemental Ward", "Elemental Ward", "Blood Bargain", "Blood Bargain", "Blood Bargain", "Fireball", "Fireball", "Fireball", "Fireball", "Storm Chain", "Storm Chain", "Falling Star", "Falling Star", "Combat Training", "Combat Training", "Combat Training", "Combat Training", "Feint", "Feint", "Feint", "Feint", "Counter Attack", "Counter Attack", "Sidestep", "Sidestep", "Sidestep", "Vanish", "Vanish", "Cleave", "Cleave", "Tripwire", "Tripwire", "Whirlwind", "Whirlwind", "Whirlwind", "Search the Bodies", "Search the Bodies", "Search the Bodies", "Search the Bodies", "Charge", "Charge", "Charge", "Charge", "False Orders", "False Orders", "False Orders", "False Orders", "Regain Feet", "Regain Feet", "Regain Feet", "Shield Wall", "Shield Wall", "Shield Wall"], "dungeon_deck": ["Goblin", "Goblin", "Goblin", "Goblin", "Goblin Thief", "Goblin Thief", "Goblin Thief", "Goblin Thief", "Kobold", "Kobold", "Kobold", "Kobold", "Leaf Vodyanoi", "Leaf Vodyanoi", "Leaf Vodyanoi", "Leaf Vodyanoi", "Gargoyle", "Gargoyle", "Giant Grey Spider", "Giant Grey Spider", "Giant Grey Spider", "Giant Grey Spider", "Goblin Conjurer", "Goblin Conjurer", "Goblin Conjurer", "Goblin Conjurer", "Jungle Troglodyte", "Jungle Troglodyte", "Jungle Troglodyte", "Jungle Troglodyte", "Orc", "Orc", "Orc", "Orc", "Shadow Elf", "Shadow Elf", "Shadow Elf", "Shadow Elf", "Shrieker", "Shrieker", "Shrieker", "Slime", "Slime", "Minotaur", "Minotaur", "Ogre", "Ogre", "Troll", "Troll", "Greenknee, Goblin Necromancer", "Ambush", "Ambush", "Ambush", "Ambush", "Mastermind", "Mastermind", "Reinforcements", "Reinforcements", "Reinforcements", "Reinforcements", "Dark Corridor", "Dark Corridor", "Dark Corridor", "Dark Corridor", "Murky Swamp", "Murky Swamp", "Ruins", "Ruins", "Ruins", "Ruins", "10'' Pit Trap", "10'' Pit Trap", "10'' Pit Trap", "10'' Pit Trap", "Dart Trap", "Dart Trap", "Dart Trap", "Dart Trap", "Falling Stones", "Falling Stones"]}}','',0.0,'RroPhS6eByoNTZl7');
CREATE TABLE sessions (
	token VARCHAR(64) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, used FLOAT DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (token), 
	CONSTRAINT fk_sessions_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
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
	rematch VARCHAR(24), contents JSON, position JSON, lesson VARCHAR(40) DEFAULT '' NOT NULL, preludes JSON, practice_of VARCHAR(24) DEFAULT '' NOT NULL, required_quest VARCHAR(80) DEFAULT '' NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_host FOREIGN KEY(host) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('Z5OeVmHkBvw62M1f','"solo-beginner"','playing',2,'closed',1,0,'7125db17aeb5b797002004c2ebd1fad8ca53531d55e0e5b716737dbccf6c5567','7a3f7a6a4e6e77f7','E6rmNsRH1QwFVV8A',1.79506470200764155385e+09,1.79506470203850364685e+09,'none','',NULL,'{"cards": {"10'' Pit Trap": "73ad68c9c25e8198", "Bad Luck": "5e405167d66e97d5", "Belt Pouch": "69ab0c3b8da24507", "Brawling": "6c6f9fdbeb51ad81", "Broken Formation": "38ed3095b0ce468f", "Charge": "0661faf820f7caf0", "Cleave": "e846722b7b1593c8", "Combat Training": "8fbc58762fac89cc", "Cure Wounds": "eb589fe08b5b90fd", "Damsel": "454f80af2d9f5a5f", "Dark Corridor": "b3373ca879efee37", "Dart Trap": "2f972e1d4391df38", "Defensive Training": "fc678bdc5fa20e48", "Den of Evil": "4f8a6b56e631d821", "Dispel Magic": "72bb38d06e887890", "Dreadlander Mercenary": "9f4dd60434a2f89d", "Evil Altar": "7b00fc6aab65189b", "Evil Has a Name": "dbf2f3d12388c1cb", "Falling Stones": "d4a160c081453518", "Flaming Fury": "34aa77e88be03427", "Fly": "dec0dfe62cde762c", "Foresight": "c5d940f208749191", "Gargoyle": "d090a7095660958f", "Ghoul": "b3cfd1c120b2b8c2", "Giant Grey Spider": "381fc4d77f99722f", "Gloom": "50409563dd48e19f", "Goblin": "6925781743968fa0", "Goblin Conjurer": "29eca86298a1bf8e", "Goblin Thief": "fd120b1cb7559a37", "Gold Dwarf Warrior": "66567de79dfcb387", "Gravaxin": "1a66df6504375a7b", "Graveyard": "ff232cd9a8c34646", "Greenknee, Goblin Necromancer": "ba0d37d6e5e01d99", "Gypsy Stormcatcher": "1c9631b3cdbc9f7c", "Gypsy Thief": "eb71463f13f3d723", "Hide Armour": "b6e0c048e0357206", "High Ground": "01de868af4923725", "Jungle Troglodyte": "33c07c396203e829", "Keldornan Cleric": "205f578fc23143a1", "Kobold": "740dac2f36696c2d", "Leaf Vodyanoi": "2fa608e0997db83c", "Leather Armour": "e20555d69e9ea5c4", "Light": "cc74f006fc55e149", "Long Sword": "030b1af3b23afec6", "Minotaur": "a63216c416e6fdcb", "Moving Search": "75f8becf21899384", "Mummy": "6cb61e48565ecdc1", "Ogre": "440ac60b445653a9", "Orc": "f0de03ac4844543e", "Phantom": "7fe729d5391eae5e", "Phase": "03e8e88a3ec8991f", "Poisonous Dart Trap": "9c96d6ae2b7214c0", "Purge Blood": "605a2cb51682f395", "Recover Treasure": "4f7a8075063a3e82", "Regain Feet": "db204e18b4232253", "Reinforcements": "a19d83107875271d", "Rescue the Damsel": "6231f010bbfdbe0a", "Resurrect": "a3809cad082eaea2", "Ruins": "be41f0e9b36819a9", "Rushed": "a6fea8cd8adcbc7f", "Salamander": "264a4e1ccbb044f0", "Shadow Elf": "f7d357e264fe6041", "Shield Ally": "9ffc4eae8e87b9c8", "Short Bow": "8e8fa2b01f78c8fd", "Shortsword": "3696223b65e5e202", "Shrieker": "4cc9862cc87ba610", "Sidestep": "d04800b0e0fdce92", "Skeleton": "5ebfcb6994081f74", "Slime": "34efe8e08e043d61", "Staff": "d654860846a27e38", "Striding Strike": "9d3ed33b0191ce98", "Take Aim": "30d5c5624e2e0e4b", "Teamwork": "57102f870b46f196", "Troll": "cc8420524471b92d", "Unlucky": "579b8154b7f1471b", "Use Cover": "17a6471faca289fa", "Veteran": "3376e0f071601325", "Weakness": "b0dce6fb64151649", "Wild Naga": "309966bde6fbe3fb", "Wood Shield": "ce71666b3caf4608", "Young Granite Dragon": "20caf14f5ec9ec09", "Zombie": "4993afc18c6f38a0"}, "numbers": {"seats": [1, 1], "adventurers": 4, "encounter_limit": 4, "crawler_deck": 65, "dungeon_deck": 65, "quests_laid": 3, "quests_needed": 2, "hand_limit": 5, "crawler_copies": 4, "pool": 0, "blind_points": 0, "points_to_win": 0, "clock": 0, "dungeon_copies": [8, 8, 4, 4], "stamina_keeps_in_play": false, "win_beats_loss": false, "strict_quests": false, "quest_tokens": false, "hand_limits_add_up": false, "drift_down": false, "only_active_tidies": false, "grave_counts": false, "stalling_clock": false, "flat_pass_bonus": false, "all_draw": false, "points_at_end": false}}',NULL,'',NULL,'','');
INSERT INTO "tables" VALUES('TbetStWynwFJQ1Qb','"coop-2"','playing',2,'closed',1,0,'ac2c40278ddcbc187af6905d5b446921316098c366fc77c81a5f6fc9cb23f181','15908fe1da6137e4','E6rmNsRH1QwFVV8A',1.79506470302406120299e+09,1.79506470302795362479e+09,'none','',NULL,'{"cards": {"10'' Pit Trap": "73ad68c9c25e8198", "Belt Pouch": "69ab0c3b8da24507", "Brawling": "6c6f9fdbeb51ad81", "Broken Formation": "38ed3095b0ce468f", "Chain Shirt": "205f6036534832bd", "Charge": "0661faf820f7caf0", "Cleave": "e846722b7b1593c8", "Combat Training": "8fbc58762fac89cc", "Crumble": "52330640b3106a5a", "Cure Wounds": "eb589fe08b5b90fd", "Damsel": "454f80af2d9f5a5f", "Dark Corridor": "b3373ca879efee37", "Dart Trap": "2f972e1d4391df38", "Deafening Word": "75f7c3b5a1748920", "Defensive Training": "fc678bdc5fa20e48", "Den of Evil": "4f8a6b56e631d821", "Dispel Magic": "72bb38d06e887890", "Dreadlander Mercenary": "9f4dd60434a2f89d", "Evil Altar": "7b00fc6aab65189b", "Falling Stones": "d4a160c081453518", "Flaming Fury": "34aa77e88be03427", "Ghoul": "b3cfd1c120b2b8c2", "Giant Grey Spider": "381fc4d77f99722f", "Gloom": "50409563dd48e19f", "Goblin": "6925781743968fa0", "Goblin Conjurer": "29eca86298a1bf8e", "Goblin Slayer": "3091a77030e9f72c", "Goblin Thief": "fd120b1cb7559a37", "Gold Dwarf Priest": "1fee8fcb3e9f480d", "Gold Dwarf Warrior": "66567de79dfcb387", "Graveyard": "ff232cd9a8c34646", "Greenknee, Goblin Necromancer": "ba0d37d6e5e01d99", "Gypsy Stormcatcher": "1c9631b3cdbc9f7c", "Hide Armour": "b6e0c048e0357206", "High Ground": "01de868af4923725", "Jungle Troglodyte": "33c07c396203e829", "Kobold": "740dac2f36696c2d", "Leather Armour": "e20555d69e9ea5c4", "Light": "cc74f006fc55e149", "Long Sword": "030b1af3b23afec6", "Magic Short Sword": "64713e4b9328a241", "Mastermind": "993d815fadef2616", "Minotaur": "a63216c416e6fdcb", "Moving Search": "75f8becf21899384", "Mummy": "6cb61e48565ecdc1", "Ogre": "440ac60b445653a9", "Orc": "f0de03ac4844543e", "Phantom": "7fe729d5391eae5e", "Phase": "03e8e88a3ec8991f", "Poisonous Dart Trap": "9c96d6ae2b7214c0", "Purge Blood": "605a2cb51682f395", "Recurring Villain": "3028d93a1997f861", "Regain Feet": "db204e18b4232253", "Reinforcements": "a19d83107875271d", "Resurrect": "a3809cad082eaea2", "Ruins": "be41f0e9b36819a9", "Runed Mail": "a6beebebc4d311ab", "Rushed": "a6fea8cd8adcbc7f", "Salt Circle": "da63a93299a5080f", "Shadow Elf": "f7d357e264fe6041", "Shield Ally": "9ffc4eae8e87b9c8", "Short Bow": "8e8fa2b01f78c8fd", "Shortsword": "3696223b65e5e202", "Shrieker": "4cc9862cc87ba610", "Sidestep": "d04800b0e0fdce92", "Skeleton": "5ebfcb6994081f74", "Staff": "d654860846a27e38", "Striding Strike": "9d3ed33b0191ce98", "Take Aim": "30d5c5624e2e0e4b", "Teamwork": "57102f870b46f196", "Troll": "cc8420524471b92d", "Trusty Magic Dagger": "707c3d73bd4aecdd", "Undead Slayer": "57b457b1450c7bdb", "Unlucky": "579b8154b7f1471b", "Use Cover": "17a6471faca289fa", "Veteran": "3376e0f071601325", "Weakness": "b0dce6fb64151649", "Wild Naga": "309966bde6fbe3fb", "Wood Elf Scout": "77583f015e87cc6e", "Wood Shield": "ce71666b3caf4608", "Wraith": "0b0336683c541932", "Young Granite Dragon": "20caf14f5ec9ec09", "Zombie": "4993afc18c6f38a0"}, "numbers": {"seats": [2, 2], "adventurers": 2, "encounter_limit": 6, "crawler_deck": 40, "dungeon_deck": 80, "quests_laid": 3, "quests_needed": 2, "hand_limit": 5, "crawler_copies": 3, "pool": 0, "blind_points": 0, "points_to_win": 0, "clock": 0, "dungeon_copies": [8, 8, 4, 4], "stamina_keeps_in_play": false, "win_beats_loss": false, "strict_quests": false, "quest_tokens": false, "hand_limits_add_up": false, "drift_down": false, "only_active_tidies": false, "grave_counts": false, "stalling_clock": false, "flat_pass_bonus": false, "all_draw": false, "points_at_end": false}}',NULL,'',NULL,'','');
INSERT INTO "tables" VALUES('BtWi2wQM2XlyL7tW','"multiplayer"','playing',3,'closed',1,0,'6880659381aeb6563af7890489dad8748118f0830301f2884eb8b6b8810d8643','0c85f6323bee7172','E6rmNsRH1QwFVV8A',1.79506470642075562473e+09,1.7950647064242949486e+09,'none','',NULL,'{"cards": {"10'' Pit Trap": "73ad68c9c25e8198", "Ambush": "1a0080fae766c2f9", "Barbarian Medicine Man": "e22745937c7936e7", "Belt Pouch": "69ab0c3b8da24507", "Bezoar": "6f8dcc8bd9916e71", "Brawling": "6c6f9fdbeb51ad81", "Charge": "0661faf820f7caf0", "Cleave": "e846722b7b1593c8", "Combat Training": "8fbc58762fac89cc", "Crawling Swarm": "ff069b7b9e49e1fc", "Cure Wounds": "eb589fe08b5b90fd", "Damsel": "454f80af2d9f5a5f", "Dark Corridor": "b3373ca879efee37", "Den of Evil": "4f8a6b56e631d821", "Evil Has a Name": "dbf2f3d12388c1cb", "Falling Stones": "d4a160c081453518", "False Orders": "89b364ce5a85c23d", "Feint": "0d7bad1b59fd0ed3", "Fireball": "dd0182f945417349", "Flaming Fury": "34aa77e88be03427", "Ghoul": "b3cfd1c120b2b8c2", "Giant Grey Spider": "381fc4d77f99722f", "Goblin": "6925781743968fa0", "Gold Dwarf Warrior": "66567de79dfcb387", "Grasping Roots": "4a26e6ffaf496497", "Graveyard": "ff232cd9a8c34646", "Greenknee, Goblin Necromancer": "ba0d37d6e5e01d99", "Gypsy Thief": "eb71463f13f3d723", "Hide Armour": "b6e0c048e0357206", "High Ground": "01de868af4923725", "Hold Dominion": "edb9a4dfd65e69e8", "Jungle Troglodyte": "33c07c396203e829", "Keldornan Cleric": "205f578fc23143a1", "Keldornan Mercenary": "b8605dbeb628eedc", "Knowledge is Power": "cb8aa4a2dd5d100d", "Kobold": "740dac2f36696c2d", "Leaf Vodyanoi": "2fa608e0997db83c", "Light": "cc74f006fc55e149", "Long Sword": "030b1af3b23afec6", "Manticore": "a0ae7c8ac06477a0", "Massive Animated Tree": "f581c600fc362bbc", "Mastermind": "993d815fadef2616", "Minotaur": "a63216c416e6fdcb", "Moving Search": "75f8becf21899384", "Murky Swamp": "e45d910209d8df7e", "Ogre": "440ac60b445653a9", "Orc": "f0de03ac4844543e", "Path Finder": "b539ceca24803fca", "Poisonous Dart Trap": "9c96d6ae2b7214c0", "Regain Feet": "db204e18b4232253", "Reinforcements": "a19d83107875271d", "Rescue the Damsel": "6231f010bbfdbe0a", "Ruins": "be41f0e9b36819a9", "Rushed": "a6fea8cd8adcbc7f", "Search the Bodies": "295181cb32e94bd6", "Shadow Elf": "f7d357e264fe6041", "Short Bow": "8e8fa2b01f78c8fd", "Shortsword": "3696223b65e5e202", "Shrieker": "4cc9862cc87ba610", "Sidestep": "d04800b0e0fdce92", "Skeleton": "5ebfcb6994081f74", "Slime": "34efe8e08e043d61", "Spear Trap": "014436c9fd72f49a", "Spirit Spear": "981560be40083419", "Swept Away": "985670dbbf5ff652", "Take Aim": "30d5c5624e2e0e4b", "Teamwork": "57102f870b46f196", "Troll": "cc8420524471b92d", "Unlucky": "579b8154b7f1471b", "Venom Vial": "db5d2cb1f293bf52", "Veteran": "3376e0f071601325", "Weakness": "b0dce6fb64151649", "Weighted Net": "a1784c2dc7fa3fd2", "Wild Naga": "309966bde6fbe3fb", "Winterbite": "6c55a37bc0c28f8b", "Wood Elf Scout": "77583f015e87cc6e", "Wood Elf Wizard": "335ab58ed630ea22", "Wood Shield": "ce71666b3caf4608", "Young Granite Dragon": "20caf14f5ec9ec09", "Zombie": "4993afc18c6f38a0"}, "numbers": {"seats": [3, 6], "adventurers": 4, "encounter_limit": 5, "crawler_deck": 40, "dungeon_deck": 40, "quests_laid": 3, "quests_needed": 3, "hand_limit": 5, "crawler_copies": 4, "pool": 3, "blind_points": 2, "points_to_win": 40, "clock": 0, "dungeon_copies": [4, 4, 4, 4], "stamina_keeps_in_play": false, "win_beats_loss": false, "strict_quests": false, "quest_tokens": false, "hand_limits_add_up": false, "drift_down": false, "only_active_tidies": false, "grave_counts": false, "stalling_clock": false, "flat_pass_bonus": false, "all_draw": false, "points_at_end": false}}',NULL,'',NULL,'','');
INSERT INTO "tables" VALUES('gIi5BvpfOyMUa298','"competitive"','over',3,'closed',1,0,'7d4ef5ee55edf639075e4bd984339600904845caf9d99eb6b57e9ad12f0cad8f','c6d846f19bf66000','E6rmNsRH1QwFVV8A',1.7950647077632062435e+09,1.79506470789302134509e+09,'1','conceded','ZNWUmHc_Ul2_AeCh','{"cards": {"10'' Pit Trap": "73ad68c9c25e8198", "20'' Pit Trap": "76f78e48d302d7a2", "20'' Spiked Pit Trap": "aebb402bb3a6ed15", "Ambush": "1a0080fae766c2f9", "Backpack": "ebd9df2e18c18ea0", "Barbarian Berserker": "0670fef87bbd8c3c", "Blood Bargain": "e4cc176f8693dba4", "Brawling": "6c6f9fdbeb51ad81", "Chain Shirt": "205f6036534832bd", "Charge": "0661faf820f7caf0", "Cleave": "e846722b7b1593c8", "Combat Training": "8fbc58762fac89cc", "Counter Attack": "7b5a80564dd91679", "Cure Wounds": "eb589fe08b5b90fd", "Dark Corridor": "b3373ca879efee37", "Dart Trap": "2f972e1d4391df38", "Deafening Word": "75f7c3b5a1748920", "Defensive Training": "fc678bdc5fa20e48", "Den of Evil": "4f8a6b56e631d821", "Dreadlander Mercenary": "9f4dd60434a2f89d", "Elemental Ward": "af996a7db1817ddc", "Empusae": "797e939a5585ed7b", "Evil Altar": "7b00fc6aab65189b", "Evil Has a Name": "dbf2f3d12388c1cb", "Falling Star": "2887bb62f5fdc0c0", "Falling Stones": "d4a160c081453518", "False Orders": "89b364ce5a85c23d", "Feint": "0d7bad1b59fd0ed3", "Fire Stream Rune Trap": "72808f665ba9c282", "Fireball": "dd0182f945417349", "Flaming Fury": "34aa77e88be03427", "Foresight": "c5d940f208749191", "Gargoyle": "d090a7095660958f", "Ghoul": "b3cfd1c120b2b8c2", "Giant Grey Spider": "381fc4d77f99722f", "Gloom": "50409563dd48e19f", "Goblin": "6925781743968fa0", "Goblin Conjurer": "29eca86298a1bf8e", "Goblin Thief": "fd120b1cb7559a37", "Gold Dwarf Priest": "1fee8fcb3e9f480d", "Gold Dwarf Warrior": "66567de79dfcb387", "Gravaxin": "1a66df6504375a7b", "Graveyard": "ff232cd9a8c34646", "Greenknee, Goblin Necromancer": "ba0d37d6e5e01d99", "Gypsy Stormcatcher": "1c9631b3cdbc9f7c", "Gypsy Thief": "eb71463f13f3d723", "Hold Dominion": "edb9a4dfd65e69e8", "Icy Ledges": "bd3ea38969ce3cce", "Infernal Minotaur": "4f77dc0b50a5b7d8", "Jungle Troglodyte": "33c07c396203e829", "Keldornan Mercenary": "b8605dbeb628eedc", "Keldornan Pyromancer": "d48fe11038b9604c", "Kobold": "740dac2f36696c2d", "Lamia Anguine": "7d6d7cf27e2f52a0", "Large Wurm": "9591b91df50aebf5", "Lava Pit": "8674c30db7dc1597", "Leaf Vodyanoi": "2fa608e0997db83c", "Leather Armour": "e20555d69e9ea5c4", "Light": "cc74f006fc55e149", "Long Sword": "030b1af3b23afec6", "Magic Greatsword": "185b81902b65b99f", "Massive Stone Golem": "e25d85f3799eecf3", "Mastermind": "993d815fadef2616", "Masterstroke": "b028334edb7d855c", "Minotaur": "a63216c416e6fdcb", "Moving Search": "75f8becf21899384", "Mummy": "6cb61e48565ecdc1", "Murky Swamp": "e45d910209d8df7e", "Ogre": "440ac60b445653a9", "Orc": "f0de03ac4844543e", "Path Finder": "b539ceca24803fca", "Pendulum": "7fb1344ff4513805", "Phase": "03e8e88a3ec8991f", "Rapid Developments": "5a898f4a0cbaa6bd", "Recurring Villain": "3028d93a1997f861", "Regain Feet": "db204e18b4232253", "Reinforcements": "a19d83107875271d", "Resurrect": "a3809cad082eaea2", "Ruins": "be41f0e9b36819a9", "Runed Mail": "a6beebebc4d311ab", "Salamander": "264a4e1ccbb044f0", "Search the Bodies": "295181cb32e94bd6", "Shadow Elf": "f7d357e264fe6041", "Shell of Silence": "ec41ab93bec510ca", "Shield Ally": "9ffc4eae8e87b9c8", "Shield Wall": "0ccbdfef44bc4db9", "Short Bow": "8e8fa2b01f78c8fd", "Shortsword": "3696223b65e5e202", "Shrieker": "4cc9862cc87ba610", "Sidestep": "d04800b0e0fdce92", "Skeleton": "5ebfcb6994081f74", "Slime": "34efe8e08e043d61", "Storm Chain": "6a42225097632bd5", "Swept Away": "985670dbbf5ff652", "Tripwire": "34d0c1fd4972da74", "Troll": "cc8420524471b92d", "Trusty Magic Dagger": "707c3d73bd4aecdd", "Unlucky": "579b8154b7f1471b", "Vanish": "9cbf0b2e7bbf1980", "Venom Vial": "db5d2cb1f293bf52", "Veteran": "3376e0f071601325", "War Fiend Demon": "9486938733c38f45", "Weakness": "b0dce6fb64151649", "Whirlwind": "936adcfa39ef4640", "Wood Shield": "ce71666b3caf4608", "Wraith": "0b0336683c541932", "Young Granite Dragon": "20caf14f5ec9ec09", "Zombie": "4993afc18c6f38a0"}, "numbers": {"seats": [2, 2], "adventurers": 4, "encounter_limit": 5, "crawler_deck": 80, "dungeon_deck": 80, "quests_laid": 3, "quests_needed": 3, "hand_limit": 5, "crawler_copies": 4, "pool": 0, "blind_points": 0, "points_to_win": 0, "clock": 45, "dungeon_copies": [4, 4, 4, 4], "stamina_keeps_in_play": false, "win_beats_loss": false, "strict_quests": false, "quest_tokens": false, "hand_limits_add_up": false, "drift_down": false, "only_active_tidies": false, "grave_counts": false, "stalling_clock": false, "flat_pass_bonus": false, "all_draw": false, "points_at_end": false}}',NULL,'',NULL,'','');
INSERT INTO "tables" VALUES('ZNWUmHc_Ul2_AeCh','"competitive"','open',3,'closed',1,0,'a2539499097631ccb4c8d53a180b0c6f156784044629720a2eee769cb9fb49a5','','E6rmNsRH1QwFVV8A',1.79506470865718221661e+09,NULL,'none','',NULL,NULL,NULL,'',NULL,'','');
CREATE TABLE workers (
	id VARCHAR(24) NOT NULL, 
	alive_until FLOAT NOT NULL, 
	CONSTRAINT pk_workers PRIMARY KEY (id)
);
INSERT INTO "workers" VALUES('7mcCdxk_-6HHe2vY',1.79506473661830067639e+09);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_decks_person ON decks (person);
CREATE INDEX ix_tables_stage ON tables (stage);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_chat_table ON chat ("table");
CREATE INDEX ix_shuffles_person ON shuffles (person);
CREATE INDEX ix_tables_rematch ON tables (rematch);
CREATE UNIQUE INDEX uq_people_look ON people (look);
CREATE UNIQUE INDEX uq_decks_person_key ON decks (person, "key");
CREATE UNIQUE INDEX uq_decks_person_look ON decks (person, look);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_chat_person ON chat (person);
CREATE INDEX ix_restrictions_person ON restrictions (person);
CREATE INDEX ix_journeys_person ON journeys (person);
COMMIT;
