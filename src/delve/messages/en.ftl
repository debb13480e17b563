# Everything that people read in Delve, in English. Terminal, server and page read this one file.
# A second language is one more file with the same keys.
#
# A seat `$seat` comes with `$seat-is`: `you` for whoever reads it, `all` for the players together, else `other`.
# A list `$cards` comes with `$cards-count`. Numbers choose plural forms.

## Words that several sentences use

word-you = you
word-seat = seat { $number }
word-players = the players
word-list = { $rest } and { $last }
word-list-more = { $rest }, { $next }
word-rules = the rules
word-owned-card =
    { $seat-is ->
        [you] your { $card }
       *[other] { $seat }'s { $card }
    }
word-party = the party
word-owned-party =
    { $seat-is ->
        [you] your party
       *[other] { $seat }'s party
    }
word-crawler-deck = the Crawler deck
word-owned-crawler-deck =
    { $seat-is ->
        [you] your Crawler deck
       *[other] { $seat }'s Crawler deck
    }
word-dungeon-deck = the Dungeon deck
word-owned-dungeon-deck =
    { $seat-is ->
        [you] your Dungeon deck
       *[other] { $seat }'s Dungeon deck
    }
word-last-adventurer = the last Adventurer
word-owned-last-adventurer =
    { $seat-is ->
        [you] your last Adventurer
       *[other] { $seat }'s last Adventurer
    }
word-quest = Quest
word-owned-quest =
    { $seat-is ->
        [you] your Quest
       *[other] { $seat }'s Quest
    }
word-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
word-tokens-poison =
    { $number ->
        [one] { $number } Poison Token
       *[other] { $number } Poison Tokens
    }
word-tokens-lock =
    { $number ->
        [one] { $number } Lock Token
       *[other] { $number } Lock Tokens
    }
word-tokens-time =
    { $number ->
        [one] { $number } Time Token
       *[other] { $number } Time Tokens
    }
word-card-text = { $text }
word-ended = { $words }.
word-kind-equipment = Equipment
word-kind-magic = Magic
word-kind-skill = Skill
word-kind-tactic = Tactic
word-kind-character = Character
word-kind-event = Event
word-kind-terrain = Terrain
word-kind-trap = Trap
word-kind-adventurer = Adventurer
word-kind-quest = Quest
word-rarity-common = Common
word-rarity-infrequent = Infrequent
word-rarity-uncommon = Uncommon
word-rarity-rare = Rare
word-rarity-promo = Promo
word-field-rarity = Rarity
word-field-keys = Keys
word-field-class = Class
word-field-life = Life
word-field-resources = Resources
word-field-cost = Cost
word-field-type = Type
word-field-power = Power
word-field-damage = Damage
word-field-distance = Distance
word-field-attributes = Attributes
word-field-boost = Boost
word-field-effects = Effects
word-field-goal = Goal
word-field-needs = Conditions
word-field-stamina = Stamina
word-field-time-limit = Time Limit
word-field-while-in-play = While in play
word-field-comes-into-play = Comes into play
word-field-activate = Activate
word-field-area = Area
word-field-assign = Assign
word-field-at-combat = Combat Trigger
word-field-challenge = Challenge
word-field-disrupt = Disruption
word-field-disruption = Disruption
word-field-distance-bonus = Distance bonus
word-field-doom = Failure
word-field-each-combat = In each Combat
word-field-links-to = Links
word-field-permanent = Permanent
word-field-spend = Spend
word-field-spend-when = When it is Spent
word-field-when = When it is played
word-field-when-cleared = When it is cleared
word-field-when-discarded = When it is discarded
word-distance-melee = Melee
word-distance-reach = Reach
word-distance-thrown = Thrown
word-distance-ranged = Ranged
word-nearest = {" "}(did you mean '{ $word }'?)
word-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
word-more-cards =
    { $number ->
        [one] { $number } more card
       *[other] { $number } more cards
    }
word-moment-respond = respond
word-moment-combat = combat
word-moment-attack = attack
word-moment-win = win
word-moment-kill = kill
word-moment-defence = defence
word-moment-end = end
word-moment-wound = wound
word-either = { $rest } or { $last }
word-at-step-set-up = set-up
word-at-step-build = build
word-at-step-open-build = open build
word-at-step-challenge = challenge
word-at-step-blind-build = blind build
word-at-step-respond = respond
word-at-step-triggers = triggers
word-at-step-attack = attack
word-at-step-retaliate = retaliate
word-at-step-end-combat = end of Combat
word-at-step-challenges = challenges
word-at-step-drop = drop
word-at-step-remove = remove
word-at-step-time = time
word-at-step-poison = poison
word-at-step-reset = reset
word-at-step-unlock = unlock
word-at-step-maintain = maintain
word-at-step-draw = draw
word-at-step-discard = discard
word-at-step-end-round = end of the Round

## Agents

word-agent-random = Random
word-agent-novice = Novice
word-agent-quick = Quick
word-agent-steady = Steady
word-agent-search = Search
word-agent-master = Master
word-agent-about-novice = knows the rules, and often does the first thing that comes to mind
word-agent-about-steady = plays sensibly and without delay
word-agent-about-master = tries out what may come of every option, for up to two seconds

## Steps of a Round

word-step-set-up = Set-up
word-step-build = Step 1, the Encounter is built
word-step-open-build = Step 1, the open build of the Encounter
word-step-challenge = Step 1, somebody accepts the challenge
word-step-blind-build = Step 1, the blind build of the Encounter
word-step-respond = Step 2, the party responds
word-step-triggers = Step 3.1, Combat Triggers
word-step-attack = Step 3.2, the Adventurers' attack
word-step-retaliate = Step 3.3, the Dungeon retaliates
word-step-end-combat = Step 3.4, the end of Combat
word-step-challenges = Step 4.0, challenges are judged
word-step-drop = Step 4.1, cards may be dropped
word-step-remove = Step 4.2, cards leave play
word-step-time = Step 4.3, time passes
word-step-poison = Step 4.4, Poison works
word-step-reset = Step 4.5, cards are reset
word-step-unlock = Step 4.6, Locks come off
word-step-maintain = Step 4.7, Permanents are kept
word-step-draw = Step 4.8, cards are drawn
word-step-discard = Step 4.9, the hand is trimmed
word-step-end-round = Step 4.10, the Round ends

## What the points are for

word-source-sent = Dungeon cards sent to the Grave
word-source-cleared = Dungeon cards cleared
word-source-quests = Quests completed
word-source-passed = challenges others passed
word-source-regenerated = decks others Regenerated
word-source-grave = Dungeon cards in the opponent's Grave
word-source-wounds = Wounds on the opponent's Adventurers
word-source-perished = the opponent's perished Adventurers
word-source-own-wounds = Wounds on one's own Adventurers
word-source-own-perished = one's own perished Adventurers

## What an effect does this Round

effect-power = { $change } Power
effect-stamina = { $change } Stamina
effect-powerless = 0 Power
effect-gains = gains { $text }
effect-loses = loses { $text }
effect-immune = Immune { $text }
effect-all-immune = all Immune { $text }

## The story: a sentence for every event

story-round-began = Round { $amount } begins.
story-turn-began =
    { $seat-is ->
        [you] It is your turn.
       *[other] It is { $seat }'s turn.
    }
story-step-began = { $step }.
story-card-drawn =
    { $seat-is ->
        [you] You draw { $cards }.
       *[other] { $seat } draws { $cards }.
    }
story-card-drawn-hidden =
    { $seat-is ->
        [you] You draw { $count ->
            [one] a card.
           *[other] { $count } cards.
        }
       *[other] { $seat } draws { $count ->
            [one] a card.
           *[other] { $count } cards.
        }
    }
story-card-revealed =
    { $seat-is ->
        [you] You turn up { $card }, Cost { $amount }, to see who begins.
       *[other] { $seat } turns up { $card }, Cost { $amount }, to see who begins.
    }
story-card-placed =
    { $seat-is ->
        [you] You place { $card }.
       *[other] { $seat } places { $card }.
    }
story-card-drafted =
    { $seat-is ->
        [you] You draft { $card } into the hand.
       *[other] { $seat } drafts { $card } into the hand.
    }
story-build-passed =
    { $seat-is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
story-challenge-accepted =
    { $seat-is ->
        [you] You face the Encounter.
       *[other] { $seat } faces the Encounter.
    }
story-challenge-passed =
    { $seat-is ->
        [you] You leave the challenge to the others.
       *[other] { $seat } leaves the challenge to the others.
    }
story-card-entered = { $card } comes into play.
story-card-summoned = { $card } is Summoned into the Encounter.
story-card-busted = { $card } would break the Encounter Limit: it waits face up on its deck.
story-card-flipped = { $card } is turned up and waits on top of its deck.
story-card-played =
    { $seat-is ->
        [you] You play { $card }, Cost { $amount }.
       *[other] { $seat } plays { $card }, Cost { $amount }.
    }
story-card-played-boosted =
    { $seat-is ->
        [you] You play { $card } boosted, Cost { $amount }.
       *[other] { $seat } plays { $card } boosted, Cost { $amount }.
    }
story-card-played-disrupting =
    { $seat-is ->
        [you] You play { $card } against { $victim }, Cost { $amount }.
       *[other] { $seat } plays { $card } against { $victim }, Cost { $amount }.
    }
story-card-spent =
    { $seat-is ->
        [you] You spend { $card }.
       *[other] { $seat } spends { $card }.
    }
story-card-discarded =
    { $seat-is ->
        [you] You discard { $cards }.
       *[other] { $seat } discards { $cards }.
    }
story-card-dropped =
    { $seat-is ->
        [you] You drop { $cards }.
       *[other] { $seat } drops { $cards }.
    }
story-card-burned =
    { $seat-is ->
        [you] You burn { $card }: straight to the Grave, without effect.
       *[other] { $seat } burns { $card }: straight to the Grave, without effect.
    }
story-card-released =
    { $seat-is ->
        [you] You let { $card } go.
       *[other] { $seat } lets { $card } go.
    }
story-card-removed =
    { $count ->
        [one] { $cards } leaves play.
       *[other] { $cards } leave play.
    }
story-card-removed-by = { $card } is removed by { $other }.
story-card-restocked = { $card } is shuffled into its Dungeon deck.
story-card-returned = { $card } returns to the party.
story-card-slain = { $card } is slain.
story-card-taken =
    { $seat-is ->
        [you] You take { $card } into the hand.
       *[other] { $seat } takes { $card } into the hand.
    }
story-card-seen =
    { $seat-is ->
        [you] You look at { $cards }.
       *[other] { $seat } looks at { $cards }.
    }
story-card-seen-hidden =
    { $seat-is ->
        [you] You look { $count ->
            [one] at a card.
           *[other] at { $count } cards.
        }
       *[other] { $seat } looks { $count ->
            [one] at a card.
           *[other] at { $count } cards.
        }
    }
story-card-put-on-top =
    { $seat-is ->
        [you] You put { $card } back on top of the deck.
       *[other] { $seat } puts { $card } back on top of the deck.
    }
story-card-put-on-top-hidden =
    { $seat-is ->
        [you] You put { $count ->
            [one] a card back on top of the deck.
           *[other] { $count } cards back on top of the deck.
        }
       *[other] { $seat } puts { $count ->
            [one] a card back on top of the deck.
           *[other] { $count } cards back on top of the deck.
        }
    }
story-card-put-under =
    { $seat-is ->
        [you] You put { $card } under the deck.
       *[other] { $seat } puts { $card } under the deck.
    }
story-card-put-under-hidden =
    { $seat-is ->
        [you] You put { $count ->
            [one] a card under the deck.
           *[other] { $count } cards under the deck.
        }
       *[other] { $seat } puts { $count ->
            [one] a card under the deck.
           *[other] { $count } cards under the deck.
        }
    }
story-deck-shuffled-dungeon = { $dungeon } is shuffled.
story-deck-shuffled-crawler = { $crawler } is shuffled.
story-deck-regenerated-dungeon = { $dungeon } is Regenerated from its Grave.
story-deck-regenerated-crawler = { $crawler } is Regenerated from its Grave.
story-target-assigned = { $card } is Assigned to { $other }.
story-token-changed =
    { $count ->
        [one] { $cards } takes { $tokens }.
       *[other] { $cards } take { $tokens }.
    }
story-token-changed-by =
    { $count ->
        [one] { $cards } takes { $tokens } from { $other }.
       *[other] { $cards } take { $tokens } from { $other }.
    }
story-token-changed-lost =
    { $count ->
        [one] { $cards } loses { $tokens }.
       *[other] { $cards } lose { $tokens }.
    }
story-activated =
    { $count ->
        [one] { $cards } is Activated.
       *[other] { $cards } are Activated.
    }
story-activated-by =
    { $count ->
        [one] { $cards } is Activated by { $other }.
       *[other] { $cards } are Activated by { $other }.
    }
story-reset =
    { $count ->
        [one] { $cards } is ready again.
       *[other] { $cards } are ready again.
    }
story-trigger-resolved = { $card } is triggered.
story-attack-declared = { $party } attacks with { $amount } Power.
story-attack-won = The attack succeeds.
story-attack-lost = The attack fails.
story-attack-passed = { $party } does not attack.
story-retaliation-began = The Dungeon attacks.
story-retaliation-began-first = Part of the Dungeon attacks first.
story-defender-assigned = { $other } defends { $card }.
story-defender-assigned-self = { $card } defends.
story-defence-won = { $card } is defended.
story-defence-lost = The defence of { $card } fails.
story-wound-dealt =
    { $count ->
        [one] { $cards } takes a Wound.
       *[other] { $cards } take a Wound.
    }
story-wound-dealt-by =
    { $count ->
        [one] { $cards } takes a Wound from { $other }.
       *[other] { $cards } take a Wound from { $other }.
    }
story-wound-prevented = { $other } prevents a Wound on { $card }.
story-wound-healed =
    { $amount ->
        [one] { $card } is healed of { $amount } Wound.
       *[other] { $card } is healed of { $amount } Wounds.
    }
story-adventurer-perished = { $card } perishes.
story-character-bought-off = { $card } is bought off with { $other }.
story-primary-target-changed = { $card } is now the Primary Target.
story-primary-target-changed-hidden = Nobody is the Primary Target now.
story-challenge-won = The challenge of { $card } is won.
story-challenge-lost = The challenge of { $card } is lost.
story-quest-completed = { $quest } completed: { $card }!
story-quest-failed = { $quest } failed: { $card }.
story-quest-failed-required = { $quest } failed: { $card }. It was required: only an empty Dungeon wins now.
story-points-scored =
    { $seat-is ->
        [you] You score { $points } for { $card }.
       *[other] { $seat } scores { $points } for { $card }.
    }
story-points-scored-hidden =
    { $seat-is ->
        [you] You score { $points }: { $source }.
       *[other] { $seat } scores { $points }: { $source }.
    }
story-effect-applied = { $cards }: { $effect } this Round ({ $other }).
story-effect-applied-hidden = This Round, { $effect } ({ $other }).
story-card-wasted = An effect of { $card } finds no target.
story-player-conceded =
    { $seat-is ->
        [you] You give up.
       *[other] { $seat } gives up.
    }
story-time-ran-out = Time is up: this Round is the last.
story-stalling-called = Stalling is called against { $seat }: a warning.
story-stalling-called-again = Stalling is called against { $seat }: once too often.
story-game-won =
    { $winner-is ->
        [you] You win the game.
        [all] The players win the game.
       *[other] { $winner } wins the game.
    }
story-game-won-quests =
    { $winner-is ->
        [you] You win the game: the Quests are done.
        [all] The players win the game: the Quests are done.
       *[other] { $winner } wins the game: the Quests are done.
    }
story-game-won-dungeon-depleted =
    { $winner-is ->
        [you] You win the game: the Dungeon has no card left.
        [all] The players win the game: the Dungeon has no card left.
       *[other] { $winner } wins the game: the Dungeon has no card left.
    }
story-game-won-points =
    { $winner-is ->
        [you] You win the game by points.
        [all] The players win the game by points.
       *[other] { $winner } wins the game by points.
    }
story-game-won-time =
    { $winner-is ->
        [you] You win the game: time is up, and nobody has more points.
        [all] The players win the game: time is up, and nobody has more points.
       *[other] { $winner } wins the game: time is up, and nobody has more points.
    }
story-game-won-party-perished =
    { $winner-is ->
        [you] You win the game: a party has perished.
        [all] The players win the game: a party has perished.
       *[other] { $winner } wins the game: a party has perished.
    }
story-game-won-no-card-to-draw =
    { $winner-is ->
        [you] You win the game: the other has no Crawler card left to draw.
        [all] The players win the game: the other has no Crawler card left to draw.
       *[other] { $winner } wins the game: the other has no Crawler card left to draw.
    }
story-game-won-conceded =
    { $winner-is ->
        [you] You win the game, as somebody gave up.
        [all] The players win the game, as somebody gave up.
       *[other] { $winner } wins the game, as somebody gave up.
    }
story-game-won-stalling =
    { $winner-is ->
        [you] You win the game, as the other stalled again.
        [all] The players win the game, as the other stalled again.
       *[other] { $winner } wins the game, as the other stalled again.
    }
story-game-lost =
    { $loser-is ->
        [you] You lose the game.
        [all] The players lose the game.
       *[other] { $loser } loses the game.
    }
story-game-lost-party-perished =
    { $loser-is ->
        [you] You lose the game: { $last } has perished.
        [all] The players lose the game: { $last } has perished.
       *[other] { $loser } loses the game: { $last } has perished.
    }
story-game-lost-no-card-to-draw =
    { $loser-is ->
        [you] You lose the game: there is no Crawler card left to draw.
        [all] The players lose the game: there is no Crawler card left to draw.
       *[other] { $loser } loses the game: there is no Crawler card left to draw.
    }
story-game-lost-no-card-to-draw-of =
    { $loser-is ->
        [you] You lose the game: there is no Crawler card left to draw for { $seat }.
        [all] The players lose the game: there is no Crawler card left to draw for { $seat }.
       *[other] { $loser } loses the game: there is no Crawler card left to draw for { $seat }.
    }
story-game-drawn = The game is a draw: nothing tells the first apart.

## What is wrong with something that was written

check-decks-named-seats = { $decks } decks are named for { $count } seats
check-no-agent-called = no agent is called '{ $agent }'{ $nearest }
check-agent-thinks = '{ $agent }': after the colon comes how long to think, as in search:500 (worlds played on) or search:2s (seconds)
check-no-card-called = { $where }: no card is called '{ $name }'{ $nearest }
check-no-lesson = no lesson is called '{ $name }'{ $nearest }
check-lesson-count = { $where }: count: expected a number up to { $most }, and at least 1 where there is something to do
check-no-folder-cards = { $folder }: there is no such folder of cards
check-no-set-file = { $path }: there is no such file; a set needs one with its name, symbol and colour
check-card-beside-sets = { $path }: a card file belongs in the folder of a set
check-set-called-already = { $path }: a set called '{ $id }' is already in { $other }
check-expected-sign-found = expected a sign of one to { $most } characters, found '{ $found }'
check-expected-colour-found = expected a colour such as '#4a8db0', found '{ $found }'
check-name-card-called-already = { $path }: name: a card called '{ $word }' is already in { $other }
check-no-deck-called-known = no deck is called '{ $name }'{ $nearest }; known: { $known }
check-deck-most-lines-not = { $path }: a deck has at most { $most_lines } lines, not { $lines }
check-at-most = there are at most { $most_named }
check-this-not-text-utf = { $path }: this is not UTF-8 text
check-line-more-dots = { $path }: line { $number }: there are more than { $most_dots } dots
check-must-least-1-copy = there must be at least 1 copy
check-most-cards = there are at most { $most_cards } cards
check-challenge-needs-end = a challenge needs effects for winning or losing: won = [...] or lost = [...]
check-card-does-nothing-no = the card does nothing: it has no power, stamina, effects, spend or while_in_play
check-distance-bonus-needs-distance = a Distance bonus needs distance = 'reach', 'thrown' or 'ranged'
check-quest-needs-field-goal = a Quest needs the field 'goal'
check-field-missing = the field '{ $field }' is missing
check-card-no-field = the card has no field '{ $field }'{ $nearest }
check-does-not-say-where = it does not say where '{ $field }' comes from (rulebook or delve)
check-boost-needs-class-keys = a Boost needs the Class Keys that allow it: class = ['Warrior', 'Scout']
check-card-red-block-disruption = a card has a red block or is a Disruption as a whole, not both
check-only-characters-life-score = only Characters have a Life Score
check-adventurer-needs-field = an Adventurer needs the field '{ $field }'
check-character-needs-field = a Character needs the field '{ $field }'
check-no-folder-products = { $folder }: there is no such folder of products
check-card-belongs-under = the card belongs under '{ $home }'
check-card-set-not = the card is of the set '{ $set }', not of '{ $set2 }'
check-product-holds-each-adventurer = a product holds each Adventurer and each Quest once
check-no-called = no { $what } is called '{ $first }'{ $nearest }
check-expected-whole-number-found = expected a whole number, found { $value }
check-expected-true-false-found = expected true or false, found { $value }
check-expected-text-found = expected text, found { $value }
check-list-is-empty = the list is empty
check-expected-at-least = expected at least { $least }, found { $found }
check-two-words = '{ $first }' and '{ $second }' are two of its kind: write each { $what } as a table of its own
check-expected-list-found = expected a list, found { $value }
check-expected-table-found = expected a table, found { $value }
check-unknown-word = unknown { $what } '{ $word }'{ $nearest }
check-expected-whole-number-table = expected a whole number, or a table that says what it depends on, found { $value }
check-unknown-attribute = unknown Attribute '{ $name }'{ $nearest }
check-needs-number-1 = { $name } needs a number: { $name } 1
check-takes-no-number = { $name } takes no number
check-takes-nothing-brackets = { $name } takes nothing in brackets
check-needs-type-brackets-goblin = { $name } needs a type in brackets: { $name } (goblin)
check-unknown-field = unknown field '{ $key }'{ $nearest }
check-no-format-called-known = no format is called '{ $id }'{ $nearest }; known: { $known }, or a variant's file
check-content-cards-numbers-not = { $where }: content: the cards and numbers do not match this hash
check-not-there = no '{ $name }' is there{ $nearest }
check-no-number-name = '{ $what }': no number has that name{ $nearest }
check-no-card-table-called = no card on the table is called '{ $name }'{ $nearest }
check-no-fact-name = '{ $key }': no fact has that name{ $nearest }
check-card-without = '{ $key }': a card has no '{ $field }'{ $nearest }
check-no-seat = '{ $key }': there is no seat '{ $number }'
check-no-resource-called = '{ $key }': no Resource is called '{ $name }'{ $nearest }
check-no-line-begins = '{ $text }': no line begins with '{ $first }'{ $nearest }
check-setup-expected-table-list = { $where }: setup: expected a table with a list of seats
check-setup-quests-needed-expected = { $where }: setup.quests_needed: expected a whole number
check-play-expected-table = { $where }: expected a table
check-cannot-done = '{ $text }' cannot be done: { $reason }
check-inputs-given-cannot-taken = { $inputs } inputs have been given; { $count } cannot be taken back
check-position-expected-whole-number-found = { $where }.{ $key }: expected a whole number, found { $value }
check-position-expected-true-false-found = { $where }.{ $key }: expected true or false, found { $value }
check-given-seat-expected-table = { $where }: given.seat: expected a table by number of seat
check-given-vp-expected-list = { $where }: given.vp: expected a list with the points of each seat
check-given-expected-list-card = { $where }: given.{ $key }: expected a list of card names
check-position-does-not-belong = { $where }: '{ $name }' does not belong there
check-not-crawler-card = { $where }: '{ $bare }' is not a Crawler card
check-given-tokens-expected-table = { $where }: given.tokens: expected a table of cards
check-given-step-no-step = { $where }: given.step: no step is called '{ $word }'{ $nearest }
check-position-unknown-field = { $where }: unknown field '{ $key }'{ $nearest }
check-given-seat-seats-1 = { $where }: given.seat.{ $key }: { $format } has seats 1 to { $most }
check-no-boost = { $where }: '{ $bare }' has no Boost
check-given-no-seat = { $where }: given.{ $key }: there is no seat { $seat }
check-no-product-called-known = no product is called '{ $id }'{ $nearest }; known: { $known }
check-file-empty = { $path }: the file is empty
check-not-saved-game-version = { $here }: not a saved game of version { $first } to { $version }
check-seed-expected-whole-number = { $here }: seed: expected a whole number
check-secret-contributions-committed-seed = { $here }: secret, contributions: a committed seed is shown by both
check-seed-commitment-secret-not = { $here }: seed_commitment: the secret is not the one committed to
check-seed-does-not-follow = { $here }: seed: it does not follow from the secret and the contributions
check-n-expected-found = { $here }: n: expected { $count }, found { $n }
check-game-already-over = { $here }: the game is already over
check-seat-seat-asked-not = { $here }: seat: it is seat { $seat } that is asked, not { $seat2 }
check-seat-no-seat = { $here }: seat: there is no seat { $seat }
check-state-line-leads-not = { $here }: state: the line leads to { $hash }, not to { $state }
check-line-expected-object = { $path }: line { $number }: expected an object
check-line-not-json = { $path }: line { $number }: not JSON: { $error }
check-expected-list-tables = { $where }: expected a list of tables
check-do-expected-line-list = { $where }: do: expected a line or a list of lines
check-expect-expected-table-facts = { $where }: expect: expected a table of facts
check-no-file-folder = { $path }: there is no such file or folder
check-format-no-format-called = { $where }: format: no format is called '{ $id }'{ $nearest }
check-base-no-format-called = { $where }: base: no format is called '{ $base_id }'{ $nearest }
check-id-name-format-comes = { $where }: id: '{ $id }' is the name of a format that comes with Delve
check-numbers-expected-table = { $where }: numbers: expected a table
check-quests-needed-more-laid = { $where }: quests_needed: more than the { $quests_laid } that are laid out
check-expected-number-fewest-most = { $where }: expected a number or [fewest, most]
check-rules-players-fewest-first = { $where }: its rules are for { $sizes } to { $sizes2 } players, the fewest first
check-variants-expected-whole-number-found = { $where }: expected a whole number, found { $value }
check-expected-least-found = { $where }: expected at least { $least }, found { $value }
check-expected-text = { $where }: { $key }: expected text
check-dungeon-copies-expected-four = { $where }: dungeon_copies: expected four numbers: common, infrequent, uncommon, rare
check-format-based-knows-no = { $where }: { $key }: this does not apply to the format it is based on
check-variants-expected-true-false-found = { $where }: { $key }: expected true or false, found { $data }
check-player-count =
    { $players ->
        [one] { $format } is for { $players } player, not { $found }
       *[other] { $format } is for { $players } players, not { $found }
    }
check-player-range = { $format } is for { $fewest } to { $most } players, not { $found }
check-single-set-adventurer =
    { $count ->
        [2] { $card } is there twice; a single set holds 1 of each Adventurer.
       *[other] { $card } is there { $count } times; a single set holds 1 of each Adventurer.
    }
check-single-set =
    { $count ->
        [2] { $card } is there twice; a single set holds { $most } of { $of }.
       *[other] { $card } is there { $count } times; a single set holds { $most } of { $of }.
    }
check-of-promo = a promo
check-of-common = a common card
check-of-infrequent = an infrequent card
check-of-uncommon = an uncommon card
check-of-rare = a rare card
check-of-crawler = a Crawler card
check-of-dungeon = a Dungeon card
check-both-sizes = Both decks have { $cards }; { $takes }.
check-sizes = The Crawler deck has { $crawler } and the Dungeon deck { $dungeon }; { $takes }.
check-takes-each = { $format } takes { $count } in each
check-takes = { $format } takes { $crawler } and { $dungeon }
check-copies =
    { $count ->
        [2] { $card } is there twice; { $format } allows { $most } of { $of }.
       *[other] { $card } is there { $count } times; { $format } allows { $most } of { $of }.
    }
check-unique =
    { $rest ->
        [one] { $card } is Unique: once one copy has come up, the other copy goes straight to the Grave.
       *[other] { $card } is Unique: once one copy has come up, the other { $rest } copies go straight to the Grave.
    }
check-stray = { $card } is { $kind }: it belongs { $right }, not { $wrong }.
check-among-adventurers = among the Adventurers
check-among-quests = among the Quests
check-among-crawler = in the Crawler deck
check-among-dungeon = in the Dungeon deck
check-party =
    { $count ->
        [one] The party has { $count } Adventurer; { $format } takes { $takes }.
       *[other] The party has { $count } Adventurers; { $format } takes { $takes }.
    }
check-quests =
    { $count ->
        [one] There is { $count } Quest; { $format } lays out { $laid }.
       *[other] There are { $count } Quests; { $format } lays out { $laid }.
    }
check-same-quest =
    { $count ->
        [2] { $card } is there twice; the Quests must be different.
       *[other] { $card } is there { $count } times; the Quests must be different.
    }
check-needs = { $card } needs { $what }.
check-mix = The Dungeon has { $characters }, { $events }, { $terrain } Terrain and { $traps }; recommended are { $rest }, { $others }, { $others } and { $others } ({ $percents } percent).
check-characters =
    { $number ->
        [one] { $number } Character
       *[other] { $number } Characters
    }
check-events =
    { $number ->
        [one] { $number } Event
       *[other] { $number } Events
    }
check-traps =
    { $number ->
        [one] { $number } Trap
       *[other] { $number } Traps
    }
check-a-equipment = an Equipment card
check-a-magic = a Magic card
check-a-skill = a Skill card
check-a-tactic = a Tactic card
check-a-character = a Character
check-a-event = an Event card
check-a-terrain = a Terrain card
check-a-trap = a Trap card
check-a-adventurer = an Adventurer
check-a-quest = a Quest
check-at-one-time = { $what } in play at one time
check-costs = cards of Costs { $costs }
check-of-cost = { $count } of Cost { $cost }
check-lacks = { $what }; { $held } has { $has }
check-has-just = { $what }, and { $held } has just { $has }
check-held-dungeon = this Dungeon
check-held-crawler = this Crawler deck
check-none = none
check-above-limit = { $what }: that is { $points }, and the Encounter Limit is { $limit }
check-only-one = { $just }: if that is lost, so is the Quest
check-every-one = { $just }: every one must reach the Grave
check-none-to-spare = { $just }: there is none to spare
check-most-adventurers = there are at most { $most } Adventurers
check-most-quests = there are at most { $most } Quests
check-most-crawler = there are at most { $most } cards in the Crawler deck
check-most-dungeon = there are at most { $most } cards in the Dungeon deck
check-line = line { $number }: { $mistake }
check-and-also = { $first }; { $then }
check-and-more =
    { $more ->
        [one] { $first }; and { $more } more such line
       *[other] { $first }; and { $more } more such lines
    }
check-no-card = no card is called '{ $name }'{ $nearest }
check-no-card-or-part = no card and no part of a deck is called '{ $name }'{ $nearest }
check-no-heading = '{ $name }' stands under no heading ({ $headings })
check-nobody-asked = { $where }: '{ $text }': nobody is asked anything (result: { $result } { $reason })
check-other-asked = { $where }: '{ $text }': it is { $seat } that is asked; offered: { $offered }
check-not-offered = { $where }: '{ $text }' is not offered ({ $reason }); offered: { $offered }
check-should-be-offered = { $where }: '{ $text }' should be offered; offered: { $offered }
check-should-not-be-offered = { $where }: '{ $text }' should not be offered, but it is
check-refused-otherwise = { $where }: '{ $text }' is refused because '{ $reason }', expected '{ $why }'
check-fact = { $where }: expected { $key } = { $expected }, found { $found }
check-says-nothing = { $path }: the card has no text and does nothing
check-no-sentence = { $path }: the text is not a sentence: '{ $text }'
check-no-example = { $path }: example: the card has no example of what it does
check-impossible-goal = { $path }: goal: nobody can complete it: { $lack }
check-no-cost = no Dungeon card costs { $cost }
check-no-challenge = no card '{ $name }' has a challenge
check-no-such-card = no card is { $what }
check-no-booster = { $path }: boost: no Adventurer is a { $classes }
check-unused-attribute = no card has { $name }
check-cards-expected-table = { $where }: cards: expected a table
check-expected-preludes = { $where }: expected a list of earlier games
check-expected-prelude = { $where }: an earlier game has a seed, its inputs, and the seat for which cards are dealt again
check-expected-prelude-line = { $where }: inputs: each has a seat and what it did
campaign-no-chapter = { $campaign } has no chapter '{ $id }'{ $nearest }
campaign-chapter-twice = there are two chapters '{ $id }'
campaign-leads-nowhere = there is no chapter '{ $id }'{ $nearest }
campaign-goes-round = leads back to '{ $id }': the last chapter must have no next one
campaign-never-reached = no chapter leads to '{ $id }'
campaign-twice = { $path }: a campaign called '{ $id }' is already in { $other }
campaign-formats = { $campaign } is played in { $formats }, with the Quests of its chapters
campaign-players = { $campaign } is for { $sizes }, not for { $players }
campaign-locked = { $title } is locked: win { $before } first
campaign-journey-name = '{ $name }' is no name for a journey: use up to 40 letters, digits, '-' and '_'
campaign-journey-exists = there is already a journey '{ $name }'
campaign-journey-version = { $path }: expected a journey of version { $version }
campaign-journey-unreadable = { $path }: not a journey ({ $error })
campaign-deck-illegal = { $deck } cannot be played in { $chapter }: { $problem }
campaign-unfinished = a game of { $chapter } is unfinished: go on with it, or begin it --again
campaign-line = { $title } ({ $id }), { $count ->
    [one] one chapter
   *[other] { $count } chapters
}: { $about }
campaign-how-to-see = delve campaign NAME shows its road, and with --play goes on with it.
campaign-column-chapter = chapter
campaign-column-difficulty = difficulty
campaign-column-quests = Quests
campaign-column-state = state
campaign-quests = { $required } and one of { $others }
campaign-difficulty-easy = easy
campaign-difficulty-standard = standard
campaign-difficulty-hard = hard
campaign-state-won = won, { $tries ->
    [one] at the first try
   *[other] { $tries } tries
}
campaign-state-open = { $tries ->
    [0] open
    [one] open, lost once
   *[other] open, lost { $tries } times
}
campaign-state-locked = locked
campaign-next = Next: { $title }. Play it with: { $command }
campaign-attempt = { $title }: { $won ->
    [true] won
   *[false] lost
} after { $rounds ->
    [one] one Round
   *[other] { $rounds } Rounds
}
campaign-tale = Round { $round }: { $what }
campaign-kept = { $title } is kept as you left it. The same command goes on with it.
campaign-over = { $title } is over.
campaign-unknown = no campaign is called '{ $id }'{ $nearest }; there are { $known }
check-required-quest = { $where }: required_quest: no Quest called '{ $name }' is laid out{ $nearest }
check-prelude-nothing-open = setup: preludes: an earlier game is left where somebody is asked, for one of its seats
check-practice-moment = a practice game begins before one of the { $count } answers of a game, for one of its seats
check-play-expected-list-card-names = { $where }: expected a list of card names
check-play-does-not-belong = { $where }: '{ $card }' does not belong there
check-expected-number = { $here }: expected a number
check-replay-expected-text = { $here }: expected text

check-value-found = { $kind } ({ $value })
check-value-true-or-false = true or false
check-value-number = a number
check-value-text = text
check-value-list = a list
check-value-table = a table
check-word-amount = amount
check-word-attribute = Attribute
check-word-class-key = Class Key
check-word-condition = condition
check-word-damage-type = damage type
check-word-deck = deck
check-word-difficulty = difficulty
check-word-distance = distance
check-word-effect = effect
check-word-key = key
check-word-kind = kind
check-word-kind-of-card = kind of card
check-word-moment = moment
check-word-standing-effect = standing effect
check-word-type-of-character = type of Character
check-word-rarity = rarity
check-word-set = set
check-word-source = source
check-word-zone = zone

## The laboratory

lab-needs-more-installed = { $command } needs more than is installed ({ $library }): pip install 'delve[{ $extra }]'
lab-process-died = a process that played games was ended from outside; the same command goes on from the games that are done
lab-file-unusable = { $path } cannot be used: { $error }
lab-no-file = { $path } is there already and is no file
lab-same-file = { $path } is named for two files
lab-no-checkpoint = { $path } is there already and is no checkpoint: choose another name
lab-other-job = { $path } holds the games of another job, which differs in { $what }: choose another name
lab-until = --until: '{ $text }' should be more than 0% and less than 50%, such as 1%
lab-ray-address = --ray: '{ $address }' should be auto, HOST:PORT or ray://HOST:PORT
lab-ray-unreachable = --ray: no cluster answers at { $address }: { $error }
lab-ray-failed = the cluster could not play: { $error }
lab-interrupted = Stopped after { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. The same command goes on from there.
lab-interrupted-for-good = Stopped. Nothing could be kept: the same command begins again.
lab-seconds = --seconds-per-decision: '{ $seconds }' should be more than 0 and less than 10000
lab-agent-twice = --agents: { $agent } is named twice
lab-agent = agent
lab-wins = won
lab-speed = decisions a second
lab-gap-closed = search closes { $share } of the gap between steady and the oracle
lab-playing = playing
lab-playing-agent = { $agent } plays
lab-target = target
lab-range = range
lab-met = met
lab-missed = not met
lab-targets-missed = { $missed ->
        [0] All { $all } are met.
       *[other] { $missed } of { $all } are not met.
    }
lab-no-target = --target: no target is called '{ $name }'{ $nearest }
lab-target-twice = two targets are called '{ $name }'
lab-target-range = expected two shares between 0 and 1, the smaller first
lab-target-seat = expected one of { $seats } seats, and no deck besides
lab-so-far = won { $rate } ± { $half }
lab-title = { $deck } in { $format }, played by { $agent }
lab-title-dungeon = { $deck } against the Dungeon of { $dungeon } in { $format }, played by { $agent }
lab-won = Won { $wins } of { $games }: { $rate }, between { $low } and { $high }
lab-rounds = Rounds: { $mean } on average; a tenth of the games had at most { $p10 }, half { $p50 }, nine tenths { $p90 }
lab-how-games-end = How games end
lab-shape = The shape of games
lab-usual = games of { $low } to { $high } Rounds
lab-choices = decisions with two best options of nearly the same worth
lab-moments = Rounds that move the chance to win by more than 5 points
lab-pair = Both Quests
lab-games = games
lab-share = share
lab-interval = 95% interval
lab-quest = Quest
lab-completed = completed
lab-failed = failed
lab-adventurer = Adventurer
lab-survived = survived
lab-card = card
lab-opening = first hand
lab-drawn = drawn
lab-played = played
lab-first = first
lab-cards-caption = Games with the card in the first hand, drawn, and played; and in percentage points how much more of them were won than of the others, with half the width of the 95% interval.
lab-difference = difference
lab-result-won = won
lab-result-lost = lost
lab-result-neither = neither
lab-plot-win-rate = The win rate after every game
lab-plot-rounds = How many Rounds games have
lab-plot-rounds-axis = Rounds
lab-plot-survival = Survival by Round
lab-plot-quests = How often Quests are completed
lab-plot-cards = What cards are worth
lab-plot-points = percentage points
lab-plot-opening = In the first hand
lab-plot-drawn = Drawn (dot), played (diamond), at any time
lab-report-subtitle = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } played by { $agent } in all seats
lab-report-between = between { $low } and { $high }
lab-report-won = won { $wins } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
lab-report-mean = Rounds on average
lab-report-spread = eight games of ten have { $p10 } to { $p90 }
lab-report-win-rate = How sure the win rate is
lab-report-win-rate-about = The share of games won so far, game after game, with its 95% interval.
lab-report-endings = How games end
lab-report-endings-about = Why they ended, and for whom.
lab-report-rounds = How long games are
lab-report-rounds-about = The share of games with so many Rounds.
lab-report-survival = Who survives
lab-report-survival-about = The chance of each Adventurer to be alive after so many Rounds, if the game goes on so long (Kaplan and Meier). Who was brought back counts as alive.
lab-report-quests = Which Quests are completed
lab-report-quests-about = In which share of the games, with its 95% interval.
lab-report-cards = What cards are worth
lab-report-cards-about = By how much more of the games were won with the card than without it, with 95% intervals; coloured where they exclude 0, as one of twenty does by chance. The first hand is dealt by chance, so the left side shows what the card does. Longer games draw more cards, so the right side also shows which games are long.
lab-env-not-begun = reset() comes first: no game has begun
lab-env-not-solo = { $format } has several seats: use TableEnv
lab-env-jobs = at least one game, and a process for each at the most: num_envs={ $games }, jobs={ $jobs }
lab-env-worker-died = a process that stepped games was ended from outside
lab-env-not-offered = action { $action } is not offered
lab-picture-moment = { $format }, Round { $round }
lab-picture-encounter = Encounter ({ $points } of { $limit } points, Stamina { $stamina }): { $cards }
lab-picture-seat = Seat { $number } ({ $points } points): party { $party }; in play { $in_play }; hand of { $held }: { $hand }; decks { $deck } and { $dungeon }
lab-picture-tokens = { $name } (Wounds { $wounds }, Poison { $poison }, Time { $time }, Locks { $locks })
lab-picture-asked = Seat { $number } is asked.
lab-picture-over = The game is over ({ $result }): { $reason }.
lab-report-table = All cards as a table
lab-report-how = How this was made
lab-report-method = Wilson's interval for rates, Newcombe's for differences, all of 95%. This plays the same games again:

## What the terminal says

terminal-ambiguous = '{ $text }' could be: { $list }
terminal-no-called = no { $what } is called '{ $word }'{ $nearest }
terminal-command-needs-more-installed = the delve command needs more than is installed ({ $error }): pip install 'delve[cli]'
terminal-server-needs-more-installed = the server needs more than is installed ({ $error }): pip install 'delve[server]'
terminal-quests-none = --quests: '{ $word }' is none of { $list }{ $nearest }
terminal-quests-solo-co-op = --quests: { $word } is for solo and co-op; in { $format } Quests give points
terminal-deck-decks-named = --deck: { $named } decks are named for { $seats } { $what }
word-at = { $place }: { $what }
terminal-not-legal-says-why = { $deck } is not legal in { $format } ({ $how } says why); --casual plays it anyway
terminal-load-goes-game-as = --load continues a game as it was set up: leave out the other options
terminal-nothing-here-called-lists = Nothing here is called '{ $words }'{ $nearest }; '?' lists what can be asked.
terminal-say-which-line-why = Say which line: 'why play Resurrect'.
terminal-nobody-here-plays-seat = '{ $text }': nobody here plays seat { $seat }.
terminal-game-over-undo-save = The game is over: undo, save and quit are left.
terminal-ambiguous-line = '{ $text }' could be: { $list }.
terminal-no-option-they-go = There is no option { $number }: they are numbered from 1 to { $options }.
terminal-no-player-called-known = { $option }: no player is called '{ $name }'{ $nearest }; known: { $known }
terminal-seat-should-seat-player = --seat: '{ $text }' should be a seat and its player, such as 2=random
terminal-seat-no-seat-table = --seat: there is no seat { $seat }: the table has { $counted }
terminal-seat-seat-given-twice = --seat: seat { $seat } is given twice
terminal-port-nobody-can-listen = --port: cannot listen at { $host }:{ $port }: { $error }
terminal-neither-option-nor-command = '{ $text }' is neither an option nor a command{ $hint }; 'help' lists what can be typed.
terminal-should-number-from-1 = '{ $text }' should be a number from 1 on.
terminal-no-points = There are no points in { $format }.
terminal-nothing-taken-back = Nothing has been taken back.
terminal-already-no-saved-game = { $path } exists and is not a saved game: choose another name.
terminal-cannot-written = { $path } cannot be written: { $error }.
terminal-no-table-seats = no such table: { $format } with { $seats } seats
terminal-can-taken-back-not =
    { $answers ->
        [0] There is nothing to take back.
        [one] { $answers } answer can be taken back, not { $count }.
       *[other] { $answers } answers can be taken back, not { $count }.
    }
terminal-help-tells-what-can = { $opening } 'help' lists what can be typed.
terminal-goodbye-game-had-seed = Goodbye. The game had seed { $seed }.
terminal-thinking = Thinking…
terminal-thinks = { $name } (seat { $seat }) is thinking…
terminal-hint = Hint: { $line }
terminal-hints =
    { $count ->
        [one] You asked for { $count } hint.
       *[other] You asked for { $count } hints.
    }
terminal-hand-over-seat-press = Hand over to seat { $seat }, press Enter.
terminal-taken-back = Taken back: { $counted }.
terminal-seat = seat { $seat }
terminal-told-something-about-hidden = It has told { $seats } something about hidden cards, if only who can respond and who cannot.
terminal-does-everybody-agree-take = { $told } Does everybody agree to take it back? yes or no
terminal-saved-delve-play-load = Saved { $counted } in { $path }; delve play --load { $path } continues.
terminal-save-first-file-name = Save first? A file name, 'y' for { $file }, or Enter to leave without:{" "}
terminal-numbers = Numbers:
terminal-is = {"  "}? { $name }  is { $reckoned }
terminal-one-card-name-name = Of one card: ? NAME, ? NAME power, ? NAME stamina, ? against NAME, ? defence NAME.
terminal-short = Short:{" "}
terminal-attributes = Attributes:{" "}
terminal-questions-is = { $number } is { $total }
terminal-nothing-contributes = : nothing contributes to it.
terminal-encounter = { $name }, in the Encounter:{" "}
terminal-of =
    { $seat-is ->
        [you] {" "}(yours)
       *[other] {" "}({ $seat }'s)
    }
terminal-waiting = { $name }, waiting for { $called }:{" "}
terminal-party = { $name }, in the party:{" "}
terminal-play = { $name }, in play{ $of_whom }:{" "}
terminal-in-hand = { $count } in the hand{ $of_whom }.
terminal-in-pool = { $count } in the pool{ $of_whom }.
terminal-in-crawler-grave = { $count } in the Crawler Grave{ $of_whom }.
terminal-in-dungeon-grave = { $count } in the Dungeon Grave{ $of_whom }.
terminal-your-hand = In your hand: { $way }:{" "}
terminal-not-now = not now: { $what }.
terminal-you-may-do-so = you may do so now.
terminal-nothing-against-offered = It is possible: '{ $line }' is offered.
terminal-nobody-faces-yet = nobody faces it yet
terminal-your-points =
    { $points ->
        [one] You have { $points } point
       *[other] You have { $points } points
    }
terminal-your-points-of = You have { $points } of { $goal } points
terminal-time-up-last-round = time is up: the last Round
terminal-stalling = {" "}for stalling
terminal-contest-seat = Seat { $seat }
terminal-faces-encounter = faces the Encounter
terminal-holds-token = holds the token
terminal-contest-such-of = { $hand_count } of { $hand_limit }
terminal-drafted = {" "}drafted
terminal-seat-done-here-respond = Seat { $seat } is done here: respond or pass
terminal-contest-such-seat = Seat{" "}
terminal-acted = {" "}has acted
terminal-respond-pass = { $rstrip }: respond or pass
terminal-you-won = You have won
terminal-you-lost = You have lost
terminal-nobody-won-draw = Nobody has won: it is a draw
terminal-you-seat-won = You, seat { $winner }, have won
terminal-seat-won = Seat { $winner } has won
terminal-round = { $outcomes } in Round { $round } ({ $reason }).
terminal-cost = Cost { $cost }
terminal-power = Power { $power }
terminal-stamina = Stamina { $stamina }
terminal-summoned = Summoned
terminal-owned =
    { $seat-is ->
        [you] yours
       *[other] { $seat }'s
    }
terminal-life = Life { $left } of { $life }
terminal-life-0 = Life 0
terminal-poison = { $poison } Poison
terminal-time = { $time } Time
terminal-activated = Activated
terminal-everyone = at everyone
terminal-at = at{" "}
terminal-power-against = Power { $against } against it
terminal-primary-target = Primary Target
terminal-locked = Locked
terminal-ready = ready
terminal-permanent = Permanent
terminal-spent = Spent
terminal-free = { $kind } { $free } of { $cap } free
terminal-quests = Quests { $done } of{" "}
terminal-win = { $quests_needed } to win
terminal-done = { $quests } done
terminal-describe-such-of = { $done } of { $of },{" "}
terminal-face-up = , { $face_up } face up
terminal-you-know = , you know{" "}
terminal-describe-at = { $name } at { $place }
terminal-grave = ; Grave{" "}
terminal-top = { $grave }, { $grave2 } on top
terminal-against = { $power } against { $listed }
terminal-describe-power = Power{" "}
terminal-plain-seat = Seat { $seat }.{" "}
terminal-round-step = { $seat }Round { $round }, step { $replace }.
terminal-plain-win = , { $quests_needed } to win
terminal-plain-quests = Quests{ $to_win }: { $quests_words }.
terminal-party-marching-order = Party in Marching Order:
terminal-fallen = Fallen: { $list }.
terminal-plain-play = In play: { $in_play_words }.
terminal-resources = Resources:{" "}
terminal-crawler-deck = Crawler deck: { $crawler_pile_words }.
terminal-encounter-points = Encounter, { $points } of { $limit } points{ $facing }:
terminal-dungeon-stamina-beat = Dungeon: Stamina to beat { $stamina }{ $threat }.
terminal-dungeon-deck = Dungeon deck: { $dungeon_pile_words }.
terminal-encounter-waits = The Encounter that waits for { $called }:
terminal-plain-drafted = , drafted
terminal-hand = Hand, { $counted } of { $hand_limit }: { $list }.
terminal-pool = Pool, { $counted }: { $list }.
terminal-attack-against = Attack { $power } against { $against }
terminal-nobody-activated-yet = { $comparison }: nobody is Activated yet.
terminal-would-fail = { $comparison }: would fail ({ $manner }).
terminal-would-succeed-could-wound = { $comparison }: would succeed ({ $manner }); could Wound { $targets }.
terminal-would-wounded = would be Wounded
terminal-would-safe = would be safe
terminal-outlook-against = { $power } against { $stamina }
terminal-attack-strikes-nobody = The attack strikes nobody.
terminal-others-hand = Hand { $hand_count }/{ $hand_limit }
terminal-others-quests = Quests{" "}
terminal-others-drafted = drafted { $list }
terminal-others-play = In play{" "}
terminal-others-seat = Seat { $seat }{" "}
terminal-standings = Standings:
terminal-party-perished = , the party has perished
terminal-standings-seat = { $place_of }. Seat { $number }: { $counted }{ $gone }
terminal-times = {" "}({ $amounts } times)
terminal-others = {" "}of others
terminal-undoing-taken-back = Taken back: { $list }.
terminal-undoing-it = It
terminal-these = {" "}of these
terminal-had-told-you-something = { $shown } had told you something about hidden cards: that knowledge cannot be taken back.
terminal-new-game-seats = , { $decks } seats
terminal-deck = deck { $different }
terminal-decks = decks { $list }
terminal-dungeon = , the Dungeon of { $dungeon }
terminal-seed = { $say_arg }{ $seats }, { $played }{ $against }, seed { $seed }.
terminal-game-goes-round = The game goes on in Round { $round }: { $what }.
terminal-up = up: { $short_name }
terminal-face-down = face down
terminal-boxes-grave = Grave { $grave }
terminal-boxes-top = top: { $short_name }
terminal-boxes-deck = { $name } deck
terminal-party-side-party-marching-order = Party in Marching Order
terminal-party-side-fallen = fallen: { $list }
terminal-crawler = Crawler
terminal-primary = ★ Primary
terminal-faces = faces { $power }
terminal-party-side-crawler-deck = {" "}Crawler deck { $crawler_pile_words }
terminal-party-side-such-crawler-deck = Crawler deck { $crawler_pile_words }
terminal-party-side-play = In play:
terminal-party-side-free = Free:
terminal-party-side-hand = Hand, { $hand_count } of { $hand_limit }
terminal-party-side-such-hand = Hand { $hand_count }/{ $hand_limit }:
terminal-party-side-pool = Pool
terminal-party-side-dungeon-deck = Dungeon deck { $dungeon_pile_words }
terminal-party-side-such-dungeon-deck = · Dungeon deck { $dungeon_pile_words }
terminal-party-side-such-pool = Pool:
terminal-dungeon-side-seat = Seat { $seat } ·{" "}
terminal-dungeon-side-round = Round { $round }{" "}
terminal-dungeon-side-encounter-points = Encounter { $points }/{ $limit } points
terminal-stamina-beat = Stamina to beat { $stamina }
terminal-dungeon-side-dungeon = Dungeon
terminal-pow = Pow { $power }
terminal-sta = Sta { $stamina }
terminal-dungeon-side-life = {" "}Life { $life }
terminal-power-stamina = (Power/Stamina)
terminal-dungeon-side-dungeon-deck = {" "}Dungeon deck { $dungeon_pile_words }
terminal-waits = Waits for { $called }
terminal-class-keys = Class Keys: { $listed }.
terminal-card-panel-cost = {" "}Cost { $cost }
terminal-card-panel-power = Power { $power }{ $damage }
terminal-no = {" "}no. { $number }
terminal-as-rulebook = As the rulebook has it
terminal-designed-delve = Designed by Delve
terminal-card-panel-such-cost = , Cost { $cost }
terminal-card-panel-such-power = Power { $power } ({ $list }).
terminal-card-panel-life = Life { $life }.
terminal-now = Now
terminal-kind-card = kind of card
terminal-attribute = Attribute
terminal-product-cards = { $id }  { $size } cards  { $each }
terminal-lines-more-log =
    { $new ->
        [one] ({ $new } line more: log)
       *[other] ({ $new } lines more: log)
    }
terminal-undo-save-file-log = undo, save FILE, log or quit
terminal-rest-cannot-played-any = The rest cannot be played any more: { $what }
terminal-does-not-follow = Does not follow: { $what }
terminal-verified-every-line-follows = Verified: every line of { $file } follows ({ $answers }). { $standing }
terminal-saved-earlier-version-lines = {"\u000A"}It was saved by an earlier version: its lines are legal, the states they led to were not compared.
terminal-played-cards-different-today = {"\u000A"}It was played with cards that are different today: { $list }.
terminal-play-seed = { $load_file }, seed { $seed }.
terminal-goes-from-before-line = {"\u000A"}It goes on from before a line that cannot be played any more: { $what }
terminal-note = note: { $what }
terminal-cards-examples-problems = { $cards } cards, { $examples } examples, { $problems } problems
terminal-failed = FAILED { $title }: { $what }
terminal-passed-failed = { $passed } passed, { $failed } failed
terminal-scenarios = Scenarios
terminal-not-legal = not legal
terminal-is-in = { $deck } is { $legal } in { $say_arg }{ $said }.
terminal-deck-cost = {"    "}{ $count } { $line }  Cost { $cost }  { $rarity }
terminal-name = Name
terminal-since = Since
terminal-last-seen = Last seen
terminal-delete-account-good = Delete the account '{ $name }' for good?
terminal-deleted = { $name } is deleted.
terminal-delve-ctrl-c-stops = Delve is at { $address } (ctrl-c stops it; games are stored in { $database })
terminal-page-not-built-api = The page is not built: only the API is there (make setup builds the page, with Node).
terminal-games-decisions-stuck = { $games } games, { $decisions } decisions, { $stuck } stuck
terminal-cards-play-attributes-pairs = { $cards } cards in play, { $attributes } attributes, { $pairs } pairs of them
terminal-kinds-effect-resolved = { $effects } kinds of effect resolved
terminal-not-seen-yet = not seen yet, { $what }: { $list }
terminal-formats-of = { $quests_needed } of { $quests_laid }
terminal-delve = Delve, { $game }, { $build }
terminal-bench-games = whole games a second
terminal-bench-decisions = decisions a second
terminal-bench-decisions-in-game = decisions in a game
terminal-bench-quick = decisions a second, chosen by quick
terminal-bench-clone = microseconds for a clone
terminal-bench-redeal = microseconds for a redeal
terminal-bench-bytes = bytes that a clone adds
terminal-bench-playouts = playouts a second from one position
terminal-whole-games-random-legal = Whole games of random legal choices, one core
terminal-compiled-build-not-found = The compiled build was not found: make setup builds it if there is a C compiler.
terminal-no-other-engine-installed = No other engine is installed to compare with: pip install 'delve[peers]' brings some.
terminal-count-lock =
    { $number ->
        [one] { $number } Lock
       *[other] { $number } Locks
    }
terminal-count-answer =
    { $number ->
        [one] { $number } answer
       *[other] { $number } answers
    }
terminal-count-card =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
terminal-count-point =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
terminal-count-seat =
    { $number ->
        [one] { $number } seat
       *[other] { $number } seats
    }
terminal-count-warning =
    { $number ->
        [one] { $number } warning
       *[other] { $number } warnings
    }
terminal-count-problem =
    { $number ->
        [one] { $number } problem
       *[other] { $number } problems
    }
terminal-count-hint =
    { $number ->
        [one] { $number } hint
       *[other] { $number } hints
    }
terminal-doing-face =
    { $seat-is ->
        [you] you face it
       *[other] { $seat } faces it
    }
terminal-doing-hold =
    { $seat-is ->
        [you] you hold the token
       *[other] { $seat } holds the token
    }
terminal-help-answers = Answer with the number of an option, its line, or an unambiguous part of it: act thief.
terminal-help-tab = The Tab key completes a line.
terminal-help-ask = {"  "}?            what can be asked; ? Zombie, ? stamina, ? magic, ? Stealth explain
terminal-help-why = {"  "}why LINE     why something is not offered: why play Resurrect
terminal-help-hint = {"  "}hint         what a strong player would do now, and why
terminal-help-undo = {"  "}undo [N]     take back the last answer, or the last N
terminal-help-log = {"  "}log [N]      the last 20 sentences of the story, or the last N
terminal-help-standings = {"  "}standings    the points so far and where they come from
terminal-help-save = {"  "}save [FILE]  write the game to a file; delve play --load FILE goes on with it
terminal-help-table = {"  "}table        the whole table again; an empty line does the same
terminal-help-concede = {"  "}concede      give up; time: the clock has run out; stalling: an opponent takes too long;
terminal-help-concede-more = {"               "}each where the format knows it, and for another seat with its number: 2: stalling
terminal-help-quit = {"  "}quit         leave
terminal-stage-build = 1 Build
terminal-stage-respond = 2 Respond
terminal-stage-triggers = 3.1 Triggers
terminal-stage-attack = 3.2 Attack
terminal-stage-retaliate = 3.3 Retaliate
terminal-stage-end-combat = 3.4 End Combat
terminal-stage-end-round = 4 End Round
terminal-nobody = nobody
terminal-played-by =
    { $count ->
        [one] Seat { $seats }: { $name }.
       *[other] Seats { $seats }: { $name }.
    }
terminal-played-by-about =
    { $count ->
        [one] Seat { $seats }: { $name }, who { $about }.
       *[other] Seats { $seats }: { $name }, who { $about }.
    }
terminal-nothing = nothing
terminal-empty = empty
terminal-none = none
terminal-kind-equipment = equipment
terminal-kind-magic = magic
terminal-kind-skill = skill
terminal-kind-tactic = tactic
terminal-kind-character = character
terminal-kind-event = event
terminal-kind-terrain = terrain
terminal-kind-trap = trap
terminal-kind-adventurer = adventurer
terminal-kind-quest = quest
terminal-quest-required = required,{" "}
terminal-quest-open = open
terminal-quest-done = done
terminal-quest-failed = failed
terminal-part-hand = Hand
terminal-part-in-play = In play
terminal-part-crawler-deck = Crawler deck
terminal-part-party = Party
terminal-part-fallen = Fallen
terminal-part-quests = Quests
terminal-part-dungeon-deck = Dungeon deck
terminal-part-pool = Pool
terminal-boosted = boosted
terminal-on = on { $card }

terminal-rules-try = The example of { $title }. You sit where it begins; what follows is up to you.
terminal-rules-nothing-found = no entry of the rules reference has these words
terminal-rules-look-up = delve rules TERM shows one; delve rules TERM --try plays its example.
terminal-rules-cards = Cards: { $cards }.
terminal-rules-related = See also: { $related }.
terminal-rules-example = Example: { $example }
terminal-rules-example-title = Example ({ $format }): { $title }
terminal-rules-refused = '{ $line }' cannot be done: { $reason }
terminal-lesson-begins = { $title }. Enter reads on, 'hint' helps, 'help' tells the rest.
terminal-lesson-goes-on = { $title }: you go on where you were. 'restart' begins again.
terminal-lesson-kept = See you soon: 'delve learn' goes on here.
terminal-lesson-won = Well played. 'delve play --format solo-beginner --deck unbound-starter' is a good first game of your own.
terminal-lesson-page = page { $page } of { $pages }
terminal-lesson-read-on = Press Enter to read on.
terminal-lesson-answers = Answer: { $lines }.
terminal-lesson-no-hint = there is nothing to do here but read; press Enter
terminal-lesson-no-such-part = skip to which Round? Those from { $first } to { $last } are still to come
terminal-help-lesson = Enter         read on
terminal-help-lesson-back = back, hint    read the page before again; say where to look, then what to answer
terminal-help-lesson-skip = skip [ROUND]  go on to the next Round, or to that one; restart begins again

terminal-help-options = Options
terminal-help-arguments = Arguments
terminal-help-commands = Commands
terminal-help-default = [default: {"{}"}]
terminal-help-variable = [environment variable: {"{}"}]
terminal-help-required = [required]
terminal-no-such-command = { $above } has no command '{ $name }'{ $near }
terminal-command-missing = { $command } needs a command: { $known }
terminal-no-such-option = { $command } has no option { $name }{ $near }
terminal-option-usage = { $name } takes no value, or needs one: see --help
terminal-argument-missing = { $command } needs { $name }
terminal-argument-wrong = { $name } must be { $kind }
terminal-arguments-too-many = too many arguments: { $command } --help lists what it takes

terminal-bench-tables = live tables, two people at each
terminal-bench-actions-per-s = actions a second, each on disk
terminal-bench-p50-ms = milliseconds until everybody has the new state, median
terminal-bench-p99-ms = milliseconds until everybody has the new state, 99th percentile
terminal-bench-cpu-percent = percent of a core that the server used
terminal-bench-cpu-ms-per-action = milliseconds of computing per action
terminal-bench-bytes-per-update = bytes that a player is sent after an input, median
terminal-bench-memory-mb = megabytes of memory of the server
terminal-bench-memory-kb-per-table = kilobytes of it per table with its two connections
terminal-bench-stolen-percent = percent of the machine that its host gave to others
terminal-bench-server = A server for { $seconds } seconds, an action every 2 seconds at every table
word-switch-stamina-keeps-in-play = Stamina above 0 keeps a Character in play in Step 4.2 (B-006)
word-switch-win-beats-loss = a win beats a loss of the same instant (B-048)
word-switch-strict-quests = lost when the Quests can no longer be completed (B-057)
word-switch-quest-tokens = Quests count by tokens, which stay when a card leaves the Grave again (B-052)
word-switch-hand-limits-add-up = cards that raise the Hand Limit add up (B-044)
word-switch-drift-down = the Primary Target drifts down the Marching Order (B-080)
word-switch-only-active-tidies = in co-op only the active player drops, maintains, draws and discards (B-083)
word-switch-grave-counts = points for Dungeon cards are counted in the Grave, not banked (B-094)
word-switch-stalling-clock = an opponent may call an Encounter of over two minutes (B-100)
word-switch-flat-pass-bonus = one point for a passed challenge, however many passed (B-118)
word-switch-all-draw = everybody draws and discards at the end of a round, not only who faced the Encounter (B-127)
word-switch-points-at-end = enough points win at the end of a round, not at once (B-129)
terminal-format-pool = pools of { $number }
terminal-format-blind-points = blind build of { $number }
terminal-format-points-to-win = { $number } points win
terminal-format-clock = { $number } minutes
terminal-house-variant =
    A house variant is a format with other numbers, in a TOML file of your own:

    {"  "}base = "solo-standard"    # the format that it changes
    {"  "}name = "Long Night"       # its name on the screen
    {"  "}encounter_limit = 7       # the numbers that differ

    delve formats FILE shows all its fields, delve play --format FILE plays it, and delve deck check knows it too.
    docs/house-variants.md explains the fields with an example. A switch changes a rule on which editions differ:
terminal-column-format = format
terminal-column-seats = seats
terminal-column-party = party
terminal-column-limit = limit
terminal-column-decks = decks
terminal-column-quests = Quests
terminal-column-hand = hand
terminal-column-name = name
terminal-column-card = card
terminal-column-kind = kind
terminal-column-cost = cost
terminal-column-power = power
terminal-column-life = life
terminal-column-says = text
terminal-rarity = rarity
terminal-legal = legal
terminal-finding-problem = problem
terminal-finding-warning = warning
terminal-finding-hint = hint
terminal-any-format = any format
terminal-seen-cards = cards
terminal-seen-attributes = Attributes
terminal-seen-effects = effects
terminal-heading-adventurers = Adventurers
terminal-heading-quests = Quests
terminal-heading-crawler = Crawler deck
terminal-heading-dungeon = Dungeon deck

## What --help says of a command and its options; an option that several have in common is said once

help-delve = Delve: the Dungeon Crawler card game, with every rule enforced and every number explained.
help-play =
    Play a game in the terminal.

    Type the number of an option, or its line; 'help' explains the rest. The same seed deals the same cards.

    Several people share the terminal: before another player's turn the screen hides all cards until they confirm.
help-learn =
    Learn the game by playing it: seven Rounds, explained step by step.

    You can leave at any time and continue there the next time.
help-campaign =
    Play a campaign: chapters one after another, each with its Dungeon and its Quests.

    Without a name: all campaigns. With one: its road, and the story so far. A chapter is won with the Quest that it requires and one more, and unlocks the next. Between chapters you may change your deck and your Adventurers. You can leave at any time and continue there the next time.
help-serve = Serve the game in the browser.
help-backup = Write a consistent copy of all of a server's data into a file, also while the server runs.
help-restore = Restore a backup into an empty database of either kind; then start the server with it.
help-replay = Tell the story of a saved game, or verify it line by line.
help-rules =
    Look up a rule: what it says, how it plays, its rulings, its cards, and an example.

    Without a term: everything there is to look up.
help-card = Show a card: its text, the rules behind its Attributes, and where its values come from.
help-cards = List the cards that match.
help-product = Show the products that cards come in, or every card of one with its copies.
help-formats = List the formats of play with their numbers, and how to write a house variant.
help-check = Check whole sets: every file reads, every text is a sentence, every example plays, every Quest and every campaign can be completed.
help-sim =
    Play many games with agents and report the odds.

    The win rate with its 95% interval, how games end, how long they are, what each card is worth, who survives, and which Quests are completed. After Ctrl-C the same command continues.
help-soak = Play random games with random decks until every card, attribute and effect has been seen.
help-arena =
    Compare agents on the same deals, with 95% intervals.

    In solo and co-op every agent plays every deal in all seats. Where players are opponents the agents share a table, in all orders, and the decks change seats from deal to deal.

    search:500 plays on 500 worlds for a decision and search:2s thinks for two seconds; only the first, like the agents that do not search, gives the same figures every time.
help-balance =
    Play the balance targets of every format and tell which are met, with 95% intervals.

    A target is a range for the share of games that steady wins with the decks that come with Delve. It is met if the share lies in the range; the interval says how sure that is. After Ctrl-C the same command continues.
help-bench = Measure the engine's speed, interpreted and compiled; or the capacity of a server.
help-account = The accounts of a server: list them, reset a password, delete one.
help-account-list = List all registered people.
help-account-reset = Give an account a new password, which is printed once. All its sessions end.
help-account-delete = Delete an account. Its games stay readable under "a former player"; unfinished ones are given up.
help-scenario = Scenario files: positions, what a player does, and what must be true then.
help-scenario-run =
    Run scenario files: a line for each failure, then how many passed and failed.

    A file that cannot be read is named, and the others are run all the same.
help-deck = Decks: whether they are legal, what is in them, TOML and plain text.
help-deck-check =
    Say whether a deck is legal in a format, and name every problem at once.

    The exit status is 0 for a legal deck and 1 for one that is not. Warnings and hints do not prevent play.
help-deck-show = Show what is in a deck: every card with its copies, Cost and rarity, sorted by kind and Cost.
help-deck-write =
    Write a deck to standard output in plain text ('4 Goblin') or as TOML.

    Either form can be given wherever a deck file is read.
option-help = Show this text and end.
option-as-json = Print JSON.
option-version = Print the version and leave.
option-format = A format (delve formats lists them), or a house variant's file.
option-seats = How many play, if the format allows several numbers.
option-deck = A deck, by name or file; repeat it for the next seat. Without it, a deck that the format allows.
option-dungeon = The deck whose Dungeon is faced, if not the usual one.
option-play-seed = Deal the same cards again; the seed is shown when the game begins.
option-play-agent = Give every seat to an agent: { $agents }.
option-play-seat = Give a seat to an agent ({ $strengths }) or, together with --agent, to a person: 2=master.
option-quests = How many Quests win: quick 1, standard 2, unyielding 3.
option-casual = Play decks that the rules do not allow.
option-plain = Linear text, for pipes and screen readers.
option-play-load-file = Continue a saved game.
option-weigh = Weigh every Nth decision, for the shape of games; slow. 0: none.
option-sets = A set of cards, or a folder of sets, in addition to those of Delve.
option-learn-lesson = A lesson; --json lists them.
option-learn-restart = Begin again instead of continuing.
option-campaign-name = A campaign. Without one, all are listed.
option-campaign-play = Play the next chapter, or go on with it.
option-campaign-chapter = With --play: a chapter that is unlocked, instead of the next.
option-campaign-deck = A deck of your own, by name or file; again for a friend.
option-campaign-pair = Play with a friend at this terminal, in co-op.
option-campaign-journey = Which of your journeys through the campaign.
option-campaign-branch = Continue in a copy of the journey, under this name.
option-campaign-again = Begin an unfinished chapter again.
option-campaign-forget = Forget the journey.
option-campaign-seed = Deals the same cards again.
option-campaign-agent = Let an agent play.
option-serve-host = The address to listen on.
option-serve-port = The port to listen on; 0 takes a free one.
option-database = A file for SQLite, or a postgresql:// address.
option-serve-channels = A redis:// address through which workers notify each other.
option-serve-workers = Worker processes; more than one require PostgreSQL.
option-serve-bots = Processes in which bots think.
option-serve-bot-pause = Seconds that a bot waits before it answers.
option-serve-bots-linger = Seconds for which bots continue at a table that everybody has left.
option-serve-requests = Requests per minute from one address; 0 switches off all limits per address.
option-serve-limits = Change limits: NAME=NUMBER,NAME=NUMBER, 0 for none: { $limits }.
option-serve-proxies = Trusted proxies (X-Forwarded-For, X-Forwarded-Proto, X-Request-ID).
option-serve-metrics-from = Addresses and networks that may read /metrics, separated by commas.
option-serve-log-format = Log lines for people or for machines.
option-serve-log-level = The least important level to log; info includes every request and socket.
option-serve-allowed-hosts = Host names to answer, separated by commas, *.NAME for all subdomains. Without it, any.
option-serve-session-idle = Days without use after which a login expires.
option-serve-session-days = Days after which a login expires in any case.
option-serve-connections = Connections per address and worker; 0 for no limit.
option-serve-request-timeout = Seconds within which a client must send a whole request.
option-serve-reading-timeout = Seconds after which a client that does not read its data is disconnected.
option-serve-silence-timeout = Seconds after which a silent socket is closed.
option-serve-heartbeat = Seconds between heartbeats on a socket, and until one must be answered.
option-serve-keep-open = Days to keep tables whose game has not begun; 0 for ever.
option-serve-keep-guests = Days to keep games of guests only, since the last input; 0 for ever.
option-serve-keep-named = Days to keep games of registered people, since the last input; 0 for ever.
option-serve-keep-chat = Days to keep chat messages; 0 for ever.
option-serve-clear-every = Minutes between deletions of expired data; 0 for never.
option-serve-undo-pause = Seconds after a refused undo request before the next one.
option-serve-open-page = Open the page in a browser.
option-backup-file = The file to write, such as delve-2026-01-31.backup.
option-restore-file = A file that delve backup has written.
option-replay-file = A saved game.
option-replay-verify = Verify every line instead of telling the story.
option-rules-term = A step, an Attribute, a word or a topic.
option-rules-find = List the entries with these words.
option-rules-try-it = Play on from the beginning of the example.
option-rules-seed = With --try: shuffle the same way again.
option-rules-plain = With --try: linear text.
option-card-name = The card's name, or a part of it that no other has.
option-card-plain = Linear text, without a frame.
option-cards-kind = character, trap, equipment, quest ...
option-cards-cost = Of that Cost.
option-cards-attribute = With that Attribute.
option-cards-key = With that key, subtype or Class Key.
option-cards-rarity = common, infrequent, uncommon, rare, promo
option-cards-in-set = Of that set.
option-cards-words = With these words in the name or text.
option-product-name = A product, to see its cards; without one, all of them.
option-formats-name = One format, or a house variant's file, with all numbers.
option-check-sets = Set folders to check in addition to those of Delve.
option-sim-dungeon = A deck or a chapter of a campaign whose Dungeon and Quests are faced.
option-sim-agent = The agent that plays: { $agents }.
option-sim-games = How many games ({ $games }); with --until, the maximum.
option-seed = The same seed plays the same games.
option-sim-until = Play until the 95% interval of the win rate is at most this much either way: 1%.
option-jobs = Processes (as many as processors); the result is the same.
option-ray = Play on a Ray cluster: auto, HOST:PORT or ray://HOST:PORT.
option-sim-checkpoint = Store the games in this file and continue from it. Without it, they are stored until the command has finished.
option-sim-parquet = Write the games as a table, one row per game.
option-sim-html = Write a report with plots.
option-soak-games = How many games to play at each table.
option-soak-format = The format of the games, or a house variant's file; all formats if left out.
option-soak-seats = How many play; every number the format allows if left out.
option-soak-seed = The seed of the first game; the others follow.
option-soak-jobs = Processes to share the work.
option-arena-agents = The agents to compare, separated by commas: { $agents }, { $oracle }.
option-arena-games = How many games each agent plays.
option-arena-seed = The same seed plays the same deals.
option-arena-seconds = Seconds that search and the oracle think about a decision.
option-arena-checkpoint = Store the games in this file and continue from it.
option-balance-target = Only this target, by name; repeat it for another. Without it, all.
option-balance-search = Also the targets for a player who searches: hours, not minutes.
option-balance-games = How many games of every table ({ $games }; { $search-games } with search).
option-balance-until = Stop once the intervals of all rates are at most this much either way: 2%.
option-balance-targets = Targets of your own (docs/balance.md says how).
option-bench-server = Measure a server with live tables instead.
option-bench-tables = With --server: how many tables.
option-bench-seconds = With --server: how many seconds.
option-bench-database = With --server: a database other than a new SQLite file.
option-name = The name of the account.
option-account-delete-yes = Do not ask for confirmation.
option-scenario-run-paths = Scenario files, or folders of them.
option-file = A deck file (TOML or plain text), or the name of a deck of Delve.
option-deck-check-format = The format it is to be played in.
option-deck-check-dungeon = The deck whose Dungeon is faced, if not its own.
option-deck-check-single-set = Also: no more copies than one Starter and one of each Delve Pack.
option-deck-write-plain = Plain text, or TOML.

## What the server refuses

server-you-name-already-changed = you have a name already: it is changed with its password
server-name-nothing-change = name: there is nothing to change
server-guest-no-password-take = a guest has no password: take a name and a password first
server-password-not-your-password = password: that is not your password
server-name-takes-least-two = name: it needs at least two visible characters
server-name-taken = the name '{ $shown }' is taken
server-name-taken-looks-like = the name '{ $shown }' is taken, or looks like one that is
server-your-account-just-changed = your account has just been changed elsewhere: try again
server-workers-more-one-worker = --workers: more than one worker need a PostgreSQL database to share (--database)
server-file-already = there is a file '{ $path }' already
server-database-nothing-delve = --database: there is nothing of Delve's in it
server-backup-newer-delve-this = the backup is of a newer Delve ({ $delve }) than this one ({ $version })
server-database-not-empty-table = --database: it is not empty (it has a table '{ $table }'): restore into a new one
server-backup-cannot-written = the backup cannot be written: { $error }
server-no-file = there is no file '{ $path }'
server-channels-no-redis-address = --channels: that is not a redis:// address
server-seat-nobody-sits = seat: nobody sits there
server-who-opened-table-decides = only the host of the table decides that
server-person-nobody-id = person: there is nobody with that id
server-who-plays-may-talk = players may always talk: mute them for yourself
server-you-cannot-put-yourself = you cannot remove yourself: leave the table instead
server-play-begun-who-plays = play has begun: players stay until the game is over
server-extra-missing = --{ $option }: that needs { $driver }, which is not installed: pip install 'delve[{ $extra }]'
server-database-neither-sqlite-nor = --database: '{ $kind }' is neither sqlite nor postgresql
server-database-no-folder = --database: there is no folder '{ $folder }'
server-database-another-program = it is the database of another program
server-written-newer-version-delve = it was written by a newer version of Delve than this one
server-database-no-address-database = --database: that is not the address of a database (postgresql://USER@HOST:PORT/NAME)
server-database-at-in-password = --database: an @ in a name, a password or anything else is written as %40
server-you-no-deck = you have no deck '{ $id }'
server-deck-not-legal = deck: { $deck } is not legal in { $format }: { $problem }
server-deck-no-deck-called = deck: no deck is called '{ $deck }'{ $nearest }
server-name-you-deck-called = name: you have a deck called '{ $name }' already, or one whose name looks like it
server-no-campaign = there is no campaign '{ $id }'
server-no-journey = you have no such journey
server-many-journeys = you have { $most } journeys through this campaign, which is the most
server-no-lesson-called = there is no lesson '{ $name }'
server-no-lesson-here = there is no lesson of yours at that table
server-lesson-part-not-ahead = that part of the lesson is not ahead of you
server-no-table = there is no table '{ $table }'
server-play-not-begun-table = play has not begun at that table
server-allowed-hosts-no-name = --allowed-hosts: '{ $host }' is not the name of a host (without scheme and port)
server-nobody-here-called = nobody here is called '{ $name }'
server-text-nobody-can-read = text: a deck like that cannot be read
server-you-already = you have { $have } { $things } already: { $advice }
server-from-your-address-already = there are { $have } { $things } from your address already: { $advice }
server-limits-no-limit-called = --limits: no limit is called '{ $name }'{ $nearest }
server-limits-not-form-number = --limits: '{ $part }' is not of the form { $name }=NUMBER
server-name-no-characters-can = name: it has no visible characters
server-name-characters-stand-many = name: it has characters that expand to many others
server-name-characters-nobody-can = name: it has invisible characters
server-database-no-database = --database: there is no database '{ $address }'
server-database-fault = --database: { $address }: { $reason }
server-folder-should-file = it is a folder, and should be a file
server-metrics-read-from-elsewhere = the metrics are read from elsewhere (--metrics-from)
server-metrics-from = --metrics-from: { $error }
server-seat-used-seconds-this = { $seat } has used { $used } of { $allowed } seconds this turn
server-nothing-yours-take-back = there is nothing of yours to take back
server-when-time-up-clock = when time is up, the clock says so
server-no-preview = this can be done at any time, and answers no question: there is nothing to show beforehand
server-you-watching-only-those = you are watching: only those who sit at the table play
server-those-who-sit-table = that is for those who sit at the table
server-host-put-you-out = the host has removed you from that table
server-host-muted-you-table = the host has muted you at that table
server-you-logged-out = you are logged out
server-shuffle-nobody-committed-one = shuffle: there is no such commitment, or it is used up: ask for another
server-socket-opened-another-site = the socket was opened by another site
server-wrong-name-or-password = wrong name or password
server-nobody-knows-who-you = you have no session: ask for a guest's cookie first
server-nobody-may-watch-table = nobody may watch at that table
server-play-begun-table = play has begun at that table
server-seat-kept-who-played = seat { $seat } is reserved for its previous player, until they decline
server-seat-taken = seat { $seat } is taken
server-agent-no-bot-called = agent: no bot is called '{ $agent }'{ $nearest }
server-format-no-format-called = format: no format is called '{ $id }'{ $nearest }
server-game-shown-all-when = a game is shown to all when it is over
server-seats-one-person-one = seats: one person has one seat
server-who-opened-table-says = only the host of the table adds bots
server-seat-table-seats = seat: that table has { $seats } seats
server-those-who-played-end = those who have played to the end may play again
server-you-sit-table-already = you sit at that table already
server-that-game-over = that game is over
server-you-do-not-sit = you do not sit at that table
server-no-seat-kept-you = no seat is reserved for you at that table
server-who-opened-table-may = only the host of the table can delete it
server-others-sit-table = others sit at that table
server-play-begun-concede-ask = play has begun: concede, ask the others to abandon the game, or let a bot take over
server-who-wants-give-this = concede to give this game up
server-who-plays-alone-leaves = you play alone: leave the table instead
server-somebody-just-said-no = somebody has just refused: ask again in { $left } s
server-request-does-not-wait = that request does not wait for your answer
server-game-gone-since = the game has continued since
server-stopped-at = input { $input }: { $reason }
server-cannot-go-on = the game cannot continue with today's rules: { $reason }
server-at-least-characters = at least { $what } characters are needed
server-at-most-characters = at most { $what } characters are allowed
server-at-least-members = at least { $what } of them are needed
server-at-most-members = at most { $what } of them are allowed
server-bad-characters = it has characters that are not allowed
server-at-least = it must be at least { $what }
server-at-most = it must be at most { $what }
server-expected = { $what } is expected
server-missing = { $what } is missing
server-unknown-field = there is no field { $what }
server-unknown-word = { $what } is not one of the allowed values
server-no-json = it is not JSON
server-nested-there = it is nested too deeply
server-type-str = a text
server-type-int = a whole number
server-type-float = a number
server-type-bool = true or false
server-type-array = a list
server-type-object = an object with named fields
server-type-null = nothing
server-unexpected = that is not what is expected here
server-unreadable = that cannot be read: { $reason }
server-too-long = that was too long
server-nothing-there = there is nothing at that address
server-and-also = { $first }; { $then }
server-no-body = a body of JSON is missing
server-nested = that is nested too deeply
server-too-large = that is too large
server-other-method = that cannot be done with what is at that address
server-mistake = something went wrong here
server-gone = client disconnected prematurely
server-no-host = the Host header names no host
server-other-host = the Host header names a host that is not served here (--allowed-hosts)
server-other-site = the request was sent by a page of another site
server-body-no-json = the body must be JSON (Content-Type: application/json)
server-no-http = that is not an HTTP request
server-database-away = the database does not answer: try again
server-database-full = the disk of the database is full: nothing can be saved now
server-database-moved = the file of the database is not in its place: nothing can be saved now
server-come-again = something went wrong here: try again
server-damaged = the file is damaged, or not a backup
server-damaged-because = '{ $path }': the file is damaged, or not a backup ({ $error })
server-things-requests = requests
server-things-light = requests for files of the page, /health or /metrics
server-things-passwords = passwords tried or changed
server-things-guests = new guests
server-things-deck-checks = decks checked
server-things-replays = parts of finished games
server-things-deck-saves = decks saved
server-things-openings = tables opened
server-things-bots = bots added
server-things-shuffles = shuffles drawn
server-things-chat = chat messages
server-things-questions = previews and questions
server-things-hints = hints
server-things-handshakes = sockets asked for
server-things-sockets-opened = sockets opened
server-things-messages = messages
server-things-sockets = open sockets
server-advice-sockets = close one of them first
server-things-tables = unfinished tables
server-advice-tables = finish or leave one first
server-things-decks = decks
server-advice-decks = delete one first
server-pace-of-person = { $things } { $period } of one person, { $shared } times as many from an address
server-pace-of-address = { $things } { $period } of one address
server-stock = { $things } that one person has
server-not-reading = you do not read your messages
server-silence = there was no message from you for { $seconds } seconds
server-no-heartbeat = there was no answer to a heartbeat
server-empty-frames = you send too many frames without a message
server-sqlite-locked = it is locked by another program
server-sqlite-read-only = it is read-only
server-sqlite-cannot-open = it cannot be opened: it is read-only, or its folder is
server-sqlite-not-ours = we have no permission to use it
server-sqlite-disk-full = its disk is full
server-sqlite-disk-broken = its disk is full, or does not work
server-sqlite-no-database-file = it is a file of another program, not a database
server-sqlite-corrupt = it is damaged
server-period-seconds = in 5 seconds
server-period-minute = a minute
server-period-hour = an hour
server-too-many-allowed-try =
    { $seconds ->
        [one] too many { $things }: { $most } { $period } are allowed; try again in { $seconds } second
       *[other] too many { $things }: { $most } { $period } are allowed; try again in { $seconds } seconds
    }
server-no-machine = there is no such machine
server-no-answer = there was no answer for { $seconds } seconds
server-unreachable = it cannot be reached: { $error }
server-game-over = the game is over

## Advice: what follows from an answer

advice-chance = Wins about { $chance }% from here; “{ $line }” { $other }%.
advice-even = Wins about { $chance }% from here; so does “{ $line }”.
advice-attack-kills = Attack with { $cards }: { $power } against { $against } kills { $victims }.
advice-attack-wounds = Attack with { $cards }: { $power } against { $against } Wounds { $victims }.
advice-attack-wins = Attack with { $cards }: { $power } against { $against } succeeds.
advice-attack-fails = Attack with { $cards }: { $power } against { $against } is not enough.
advice-too-weak = All who are ready have { $power } Power against { $against } Stamina, which is not enough to attack.
advice-ready =
    { $count ->
        [one] { $cards } stays ready to defend.
       *[other] { $cards } stay ready to defend.
    }
advice-nobody-ready = Nobody stays ready to defend.
advice-safe = { $card } is defended: { $stamina } against { $power }.
advice-hit = { $card } takes the Wound: { $stamina } against { $power }.
advice-stamina = The Dungeon's Stamina changes from { $was } to { $now }.
advice-strikes = The Dungeon's Power against { $card } changes from { $was } to { $now }.

## What a decision asks

hint-restock = Restock the card, or leave it in the Grave
hint-whose-deck = Whose Dungeon deck do you look at?
hint-put-back = Put the cards back, one at a time: on top of the deck, or under it
hint-charm-rest = Charm: discard { $left }, or a Tactic card
hint-charm = Charm: discard a Tactic card, or two other cards
hint-draw = How many cards do you draw, up to { $most }?
hint-discard =
    { $count ->
        [one] Discard { $count } card
       *[other] Discard { $count } cards
    }
hint-whose-defence = Whose defence does it serve?
hint-prevent = A Wound is about to land on { $card }: prevent it?
hint-wound = Give a Wound to a Character
hint-place-or-pull = Place a drafted card instead of the Pull, or pass
hint-place-or-draw = Place a drafted card instead of drawing, or pass
hint-draft = Draft the card into your Hand, or pass
hint-defend = Defend against the Dungeon's attack
hint-next-effect = Whose effect happens next?
hint-challenge = Accept the challenge, or pass
hint-next-challenge = Which challenge is judged next?
hint-drop = Drop cards from your Hand
hint-next-leaving = Which card's leaving happens next?
hint-maintain = Keep your Permanents, or let some go
hint-apart = Fight a Character with Target X apart from the rest?
hint-attack = Attack, or pass
hint-blind-build = Blind build: place a card, or pass
hint-open-build = Open build: place a card, or pass
hint-reaver = Reaver: which card is taken?
hint-rampage = Rampage: which attacker takes the Wound?
hint-regeneration = Regeneration: discard { $left } to prevent it
hint-steal = Steal: give up a Permanent Equipment card
hint-titan = Titan: which Character takes a Wound?
hint-snare = Snare: discard { $left }, or the Primary Target is Activated
hint-respond-to = Respond to { $seat }
hint-respond = Respond to the Encounter
hint-combat = Combat begins: play cards before the attack
hint-won = The attack is won: play cards that follow a win
hint-combat-ended = Combat has ended: the last cards of the Round
hint-next-trigger = Which trigger happens next?
hint-choose = Choose

## What a number is made of

number-occupied = occupied while it is in play
number-not-negative = never below 0
number-printed-cost = the printed Cost
number-hand-limit = the Hand Limit of the format
number-raises = raises it
number-life = Life
number-this-round = this Round
number-not-below = never below 0
number-stamina = Stamina
number-defends = defends
number-power = Power
number-powerless = Power is 0
number-negated = negated: the target is immune to all its damage
number-resist = Resist
number-attacks = attacks
number-cost = Cost
number-encounter-limit = the Encounter Limit of the format
number-blind-build = the blind build
number-printed-life = the printed Life
number-best-resource = the best Active Adventurer's { $kind }

## Why something cannot be done

why-no-hint-lesson = a lesson has hints of its own
why-no-hint-people = there are no hints in games between people
why-wrong-moment = { $card } cannot be played now: { $moment }
why-banned = { $source } forbids { $kind } cards
why-no-disruption = { $card } is not a Disruption card
why-no-boost = { $card } has no Boost
why-boost-forbidden = { $source } forbids Boosting { $card }
why-unmet = { $card } is played only if { $text }
why-no-target = { $card } has no legal target and nothing else to do
why-no-attacker = no Adventurer can attack: all are Activated or Locked
why-no-defender = { $card } needs a target with a defender
why-nobody-to-activate = { $card } asks you to Activate an Adventurer, and none is ready
why-no-spend = { $card } cannot be Spent
why-already-spent = { $card } has already been Spent
why-host-locked = the Adventurer that { $card } is Assigned to is Locked or gone
why-wrong-moment-to-spend = { $card } cannot be Spent now: { $moment }
why-moment-attack = it adds Power, so it is played into an attack
why-moment-defence = it is played in a defence
why-moment-win = it is played after the attack has been won
why-moment-kill = it is played after the attack has sent a Character to the Grave
why-moment-wound = it is Spent when a Wound is about to land
why-moment-other = it is played at another moment ({ $moments })
why-moment-other-to-spend = it is Spent at another moment
why-too-dear =
    { $left ->
        [one] { $card } costs { $cost } { $kind }; { $left } of { $cap } is free
       *[other] { $card } costs { $cost } { $kind }; { $left } of { $cap } are free
    }
why-booster-locked = no Active Adventurer is a { $classes }: { $card } is Locked
why-no-booster = no Active Adventurer is a { $classes }
why-not-a-character = { $card } has no Life Score: only Characters can be Wounded
why-already-picked = { $card } has already been chosen for this attack
why-fought-apart = { $card } belongs to the other Combat of this Round
why-hides-behind-cheaper = { $card } has Stealth, and { $other }, which has it too, costs less
why-hides = { $card } has Stealth, and { $other } without it is there
why-leaps = { $card } has Leap: an Area attack cannot include it
why-immune = { $card } is Immune ({ $immune }) and the whole attack is { $dealt }
why-immune-in-part = { $card } is Immune: only { $left } Power is left against { $stamina } Stamina
why-resists = { $card } has Resist: too little Power is left against { $stamina } Stamina
why-charms = { $card } has Charm: a Tactic card or two other Crawler cards must be discarded
why-game-over = the game is over
why-no-clock = { $format } is played without a clock
why-nobody-says-it = somebody has to say it
why-no-conceding = there is nobody to concede to in { $format }
why-no-stalling = only an opponent of the one who faces the Encounter may call it, where a stalling clock is agreed
why-nobody-asked = nobody is asked anything now
why-other-asked = it is { $seat } that is asked
why-choice = the choice is between: { $lines }
why-not-offered = that is not offered now ({ $step }: { $hint })
why-not-in-hand = { $name } is not in your Hand
why-dungeon-card = { $card } is a Dungeon card: it is placed when an Encounter is built
why-no-playing-now = cards cannot be played at this moment
why-only-disruptions = on another's turn only Disruption cards are played, and { $card } is not one here
why-no-opponent = there is no opponent to disrupt
why-no-opponent-there = no opponent sits at seat { $seat }
why-other-faces = a Disruption is played against the one who faces the Encounter: { $seat }
why-other-spends = { $card } is { $seat }'s to Spend
why-no-spending-now = cards cannot be Spent at this moment
why-not-greedy = { $card } is not Greedy
why-too-cheap = it takes an Equipment card of Cost { $cost } or more
why-no-buying-off-now = cards cannot be discarded for that at this moment
why-no-draw = no card asks how many to draw
why-too-few-to-draw = only { $count } can be drawn
why-too-many-to-draw = the card says up to { $most }
why-no-dungeon-card = { $card } is not a Dungeon card
why-no-placing-now = Dungeon cards are not placed at this moment
why-no-room = { $card } costs { $cost }; the Encounter has room for { $room }
why-encounter-full = the Encounter is full
why-no-draft = Draft is ignored in { $format }
why-not-drafted = { $card } has no Draft
why-no-draft-now = { $card } is drafted when it is turned up, and not at this moment
why-attackers-gone = nobody is left who was Activated for the attack: another Adventurer must join it
why-no-attackers = no Adventurer is Activated for the attack
why-attack-made = the attack has already been made
why-attack-over = the attack of this Round is over
why-no-attack-now = this is not the moment to attack
why-attack-begun = the attack has begun: an Adventurer is Activated
why-nothing-attacks = nothing attacks now
why-no-defence-now = this is not the moment to defend
why-only-challenged = nothing attacks: only { $card } may be defended, to win the challenge
why-not-attacked = { $card } is not attacked
why-other-activates = { $card } is { $seat }'s to Activate
why-already-activated = { $card } is already Activated
why-no-wound-now = no Wound is to be given now
why-already-chosen = { $card } has already been chosen
why-illegal-target = { $card } is not a legal target: { $hint }
why-attacks-already = { $card } already takes part in this attack
why-defends-already = { $card } has already been assigned in this defence: each Adventurer defends one target only
why-locked = { $card } is Locked
why-locked-by = { $card } is Locked by { $other }

## What is out of the ordinary about a card in play

label-possessed = possessed by { $card }
label-enfeebled = Enfeebled by { $card }

## The formats

word-format-solo-beginner = Beginner Solo
word-format-solo-starter = Starter Solo
word-format-solo-standard = Standard Solo
word-format-solo-elite = Elite Solo
word-format-solo-champion = Champion Solo
word-format-solo-master = Master Solo
word-format-solo-delver = Delver Solo
word-format-coop-starter = Starter Co-op
word-format-coop-2 = Co-op for two
word-format-coop-3 = Co-op for three
word-format-coop-4 = Co-op for four
word-format-competitive = Competitive
word-format-multiplayer = Multi-player

## How a game ends

word-reason-quests = quests
word-reason-dungeon-depleted = dungeon depleted
word-reason-party-perished = party perished
word-reason-quests-failed = quests failed
word-reason-no-card-to-draw = no card to draw
word-reason-points = points
word-reason-time = time
word-reason-conceded = conceded
word-reason-stalling = stalling
word-reason-too-long = broken off as too long

## The rules reference

rules-no-article = the rules reference has no entry '{ $term }'{ $nearest }
rules-kind-step = Steps of the Round
rules-kind-attribute = Attributes
rules-kind-term = Words
rules-kind-topic = Topics
rules-number-dungeon-stamina = Stamina of the Dungeon
rules-number-dungeon-power = Power against the Primary Target
rules-number-attack-power = Power of the attack
rules-number-hand-limit = Hand Limit
rules-number-encounter-points = points of the Encounter
rules-number-encounter-limit = Encounter Limit
rules-number-resources-equipment = free Equipment
rules-number-resources-magic = free Magic
rules-number-resources-skill = free Skill
rules-number-resources-tactic = free Tactic
rules-number-card-power = { $card }: Power
rules-number-card-stamina = { $card }: Stamina
rules-number-card-life = { $card }: Life
rules-number-card-cost = { $card }: Cost
rules-number-against = Power against { $card }
rules-number-defence = Stamina in the defence of { $card }

rules-step-set-up = Both decks are shuffled, the Quests are laid out, and you draw your first hand of five. There is no second try for a bad hand. The Adventurers stand in the order you chose, and the first of them is the Primary Target.
rules-step-build = The Dungeon comes to you. A card that lies face up on its deck comes in first, whatever it costs. Then cards are turned up one by one, and each does what it does on entering before the next one is turned. It stops when the Costs have reached the Encounter Limit, or at a card that would go beyond it. You cannot play anything yet.
rules-step-open-build = At a table of rivals nobody draws the Encounter from a deck: in turn, everybody places a card from a pool of three, or passes, up to five points. Nobody knows yet who will have to face it.
rules-step-challenge = Who dares to face this Encounter? The one with the token is asked first, then the others in turn. The first to accept faces it and scores a point for each rival who passed before. If all pass, the one with the token has to.
rules-step-blind-build = Now it is known who faces the Encounter, and the build goes on, up to seven points. Only then do the cards do what they do on coming into play.
rules-step-respond = The first time to play cards: look at what you face, and prepare. Cards that help in an attack or a defence wait for it; everything else can be played now. A card occupies as much of its Resource as it costs, for as long as it is in play.
rules-step-triggers = Combat begins. Cards that do something at this moment do it now; if there are several, you choose the order. After that you may play cards again, and last of all those strike that attack before the party does.
rules-step-attack = Your attack, if you want one. Activate Adventurers, play cards, and compare: all Power of the party against all Stamina of the Encounter together. A tie is enough, but it takes at least 1 Power. A win lets you Wound one Character; a loss costs only what you used. Who passes keeps everybody free for the defence.
rules-step-retaliate = Every Dungeon card that has Power and was neither Locked nor Activated strikes, all at once and nearly always at the Primary Target. Power that is met by Stamina is held; one more, and the target takes one Wound, with everything that the attackers do to those they Wound.
rules-step-end-combat = First, cards do what they do at the end of Combat, such as mending themselves. Then comes the last moment of the Round to play or Spend a card.
rules-step-challenges = The Round is counted up. Cards that pose a challenge look back: was the attack won, and did no strike get through? Whatever Quests that completes is done before anything is tidied away.
rules-step-drop = Put any number of cards from your hand on your Grave. You will draw as many more, but a deck does not last forever. To drop is not to discard: nothing that happens on a discard happens now.
rules-step-remove = The table is cleared. What stays has a Time Token, or Life printed on it, or is a Permanent that was not Spent; everything else goes to its Grave. Stamina, from Armour or from another card, keeps nothing in play. Some cards do a last thing as they go; then it is looked at once more.
rules-step-time = Every card with Time Tokens loses one. Losing the last one does not remove the card yet: that is for the next Round.
rules-step-poison = On every poisoned card one Poison Token becomes a Wound, all at the same moment. Nothing stops such a Wound in Combat's ways. An Adventurer who dies of it is missing in the steps that follow.
rules-step-reset = Activated cards are turned upright, so that they can act again next Round. A Locked card stays as it is.
rules-step-unlock = One Lock comes off every Locked card. Because Resetting came before, a card that is Activated and Locked gets its Resources back next Round and may act only in the one after.
rules-step-maintain = Let go of any Permanents that you do not want to keep. If your Resources no longer cover what is in play, you choose what has to go. This is the only time at which that is checked.
rules-step-draw = Draw up to your Hand Limit, and one card even if your hand is full. If there is no card when you must draw one, the game is lost at that moment.
rules-step-discard = If you hold more than your Hand Limit, discard down to it. The card that you have just drawn may go as well.
rules-step-end-round = The Round is over. Wounds and a card that lies face up on its deck are carried into the next one; where there are several players, so does the turn.

rules-area = A wide blow. From the Dungeon it spreads from the Primary Target to the right and starts again at the left end; each target needs a defence of its own. From the party it is still one attack to win, but with several Wounds to give, each to another Character. Two such cards do not add up: the widest counts.
rules-armour = Harder to beat, not harder to kill. It counts in the one Stamina that your attack has to match, but the first Wounds beyond its Life still take the card, and armour alone does not keep a card of Life 0 on the table.
rules-bolster = They egg each other on, so removing one weakens all the others. A Locked one encourages nobody, an Activated one still does.
rules-charge = It is at its worst when it arrives. If you can hold it off for that one Round, it is an ordinary enemy from then on.
rules-charm = Winning the attack is not enough: when you choose it for the Wound you have to pay with cards from your hand, once for each Wound. If you cannot or will not, choose another Character, or none.
rules-contact = Holding it off does not help: what it does, it does to everybody it attacks. Keep it from attacking at all, by Locking or Activating it first.
rules-disguise = Alone it is an ambush: twice the Power, before you have attacked. Any other Character in the Encounter, even a harmless one, keeps it from doing so.
rules-draft = With opponents, its owner may put it aside for a better moment: later it takes the place of a card that would have been drawn for the other's Encounter. In a game alone it is an ordinary card and just comes into play.
rules-drain = The cards are lost from your deck, not from your hand. Your deck is your time: when you must draw and cannot, you lose. But burning the last cards does not lose by itself.
rules-drain-life = Each Wound that gets through undoes some of your work on it. A held or prevented strike heals nothing.
rules-enfeeble = The Adventurer can still fight and defend, and still lends a class for Boosts; only the Resources are gone, at once. Remove the card and they are back.
rules-frenzy = A strike before you have done anything. You defend against it as in the Retaliation, but whoever defends is Activated for the rest of the Round, and cards used for it are used up.
rules-greedy = An enemy that can be paid off: no fight, no Resources, just a piece of Equipment from your hand that is worth enough. It goes to the Grave like any other and counts there for Quests.
rules-immune = The whole Power of your attack still counts against the Dungeon's Stamina, so you may win. But to Wound this one, what is left without the types that it ignores must be enough as well.
rules-incorporeal = Steel goes through it, and it goes through steel. Only magical or supernatural Stamina holds it, together with the Adventurers who defend beside such a card. Other strikes at the same target still have to be held by the rest.
rules-leap = A wide attack cannot catch it. Aim at it alone, with a card that is not wide.
rules-limit = The marks are kept for the whole game: the same card that comes back from the Grave has no more uses than it had before. Another copy has its own.
rules-pin = Held where they stand: no attack and no defence until both the Lock and the Activation are gone. A defence that was already declared still counts.
rules-poison = It does not hurt at once. At the end of every Round one token becomes a Wound, so several tokens go on for several Rounds. A prevented Wound still poisons; a held strike does not.
rules-possession = It holds one of your own. Every Wound that you give it is felt by the Adventurer too. Send it to the Grave, and the Adventurer is free at once.
rules-rampage = Hitting it from close by has its price, even if the blow kills it. From further away, with a bow, nobody is hit back. The answering Wound cannot be defended against, but it can be prevented.
rules-reaver = A wounded one mends itself at the cost of its own side. While it is unhurt, or while nothing that it could take is in play, nothing happens.
rules-regeneration = Pay with cards from your hand to keep its Wound open, or it closes. You are asked in every Round in which it is Wounded.
rules-reinforce = Shoulder to shoulder they are hard to beat, but each has no more Life than before. A Locked one lends nothing to the others.
rules-resist = The attack is won or lost with its full Power. Then, if this one is to be Wounded and the attack deals the type at all, that much is taken off: what is left must still match the Stamina.
rules-shaken = You choose which cards you lose. What is discarded may do something of its own on the way.
rules-shapeshift = One that has attacked slips away before you can finish it, and its tokens are gone. It does not go to the Grave. Keep it Locked, or from attacking, and it stays.
rules-simple = Plans puzzle it: every Tactic that you bring into play this Round makes it weaker, down to no Power at all. Tactics that were in play before do not count.
rules-snare = Pay with cards as it enters, or your Primary Target is caught for the Round. With too few cards in hand there is no choice. A second snare Locks a target that is caught already.
rules-spook = Your best blocks are out of reach while it is here. What was Boosted before stays Boosted. Locked, it frightens nobody.
rules-steal = It wants Equipment that stays in play. If you have several, you choose; with none, nothing is lost. The Resources that the card occupied are free again at once.
rules-stealth = Hit the others first. It only hides from the Wound of a won attack: cards that pick their target themselves find it. When all that are left are hiding, the cheapest is found first.
rules-swift = The Encounter Limit does not stop it. Even when the Dungeon is full, this one comes in, over the limit if need be.
rules-target-x = It looks at the Grave of the Dungeon to see whom it concerns: count from the Primary Target, one place for each point of Cost of the top card. What you send to the Grave, and in which order, therefore changes where it points. A card that chooses once, on entering, keeps its choice.
rules-time-limit = It works in the Round in which it came and in as many more as it has tokens. In the last of them it lies there without a token and works as well as before.
rules-titan = It strikes friend and foe when Combat begins, and no defence helps, because it is no attack. A Wound can still be prevented, and whoever is Immune to all of its types is spared.
rules-unique = There is only one of it. A second one is turned up, goes to the Grave without doing anything, and another card is turned up in its place. That is no defeat, so a Quest that asks for one does not count it.
rules-unnerve = Two of them make it +2. Other kinds of card cost what they always do.
rules-unstoppable = Defending against it is useless, however much Stamina you have. Take away its Power, keep it from attacking, be Immune to it, or prevent the Wound.

rules-activate = A turned card has acted. Your Adventurers are Activated to attack or to defend, so each of them can do one of the two in a Round. To be Activated is not to be Locked: an Activated Adventurer still gives Resources and a class.
rules-lock = Out of action. With one Lock a card is out for this Round; each further Lock adds a Round. A Locked Adventurer keeps the place in the line and can still be struck, and friends may step in to defend.
rules-ally = Cards that count allies look at the table at that moment: an Adventurer who dies or is Locked no longer counts.
rules-assign = The card goes with one Adventurer and works through that one: it is there in every attack or defence of its bearer. If the bearer dies it is gone at the end of the Round.
rules-basic = You need no particular class to use it, only the Resource. A card with a second block can always be used by its first one, too.
rules-boost = A stronger block for the same price, if somebody of the right class is in the party. That Adventurer need not take part and may be Activated already, but not Locked. Once played, the card keeps its better block.
rules-burn = Cards that go this way were neither drawn nor discarded. Burning more than there is burns what there is, and nobody loses by it.
rules-bust = Too dear for what is left of the limit: the drawing stops there. You know what is coming, and it comes in the next Round whether there is room or not.
rules-challenge = Some cards ask for a clean Round: win the attack, and let no strike through. Even with no enemy left to strike, somebody has to be Activated to defend. Passing the attack fails it.
rules-cleared = Cards go away by themselves at the end of the Round. That is neither a defeat nor a discard, and some cards do something only when they go in this way.
rules-combat-trigger = Once, in the first Combat that the card sees, or anew in every Combat: the card says which. If several happen together you choose the order; one whose card is gone or Locked by then does not happen.
rules-come-into-play = It does not matter how the card got there, drawn, Pulled or Summoned. A card that only lies face up on its deck is not in play yet.
rules-damage-types = Every attack deals one or more types. Adventurers without cards do harm; with cards, everybody takes on the types of the cards used. Stamina stops all types, with one exception: incorporeal.
rules-controller = Whoever it is makes the choices of the card. If you play alone, you also choose for the Dungeon: which of two things happens first, or who takes a blow.
rules-defeat = It does not matter whether it dies of Wounds or is sent away by a card. A card that is cleared away at the end of a Round was not defeated.
rules-disarm = The chance to undo a trap after it has sprung. What it did this Round is taken back; Wounds from before stay.
rules-disruption = A card against a rival, played while the rival faces the Dungeon. It uses your own Resources, until your own cards are cleared away. On some cards only one of the blocks is of this kind; playing alone, you use the other.
rules-distance = Shoot from afar and those who strike from afar lose their advantage: every enemy whose reach is no longer than yours gives up the bonus for this Round. That happens even if the attack fails.
rules-encounter-limit = How much the Dungeon may put on the table: the Costs of its cards in play are added up, and below the limit another card is turned up. What was left over from the last Round counts; what was Summoned does not. Cards can raise the limit.
rules-flip = You see what is coming. At the limit a card is still turned up, but it waits on the deck for the next Round and does nothing yet.
rules-hand-limit = Five in most games. You may hold more during the Round; it is looked at only when you draw and discard.
rules-keys = Labels. Being large or evil changes nothing, until a card speaks of the large or the evil. Classes are such labels, too: they are what a Boost asks for.
rules-permanent = It costs once and keeps its Resource occupied in every Round. You can let it go only when Permanents are maintained. If it is Spent, it leaves at the end of the Round.
rules-rearrange = Plan what comes next. A card that lay face up is face down afterwards, so it no longer comes in ahead of the others.
rules-reset = Somebody who has acted may act once more: an attacker who is Reset can defend. The 1 Power already given to the attack stays, and nobody counts twice in the same attack or defence.
rules-restock = The dead come back, clean of all tokens. Quests that count cards in the Grave count them no longer.
rules-search = The deck is looked through and shuffled, so nothing is learned about the order. A card that lies face up on top is put aside for it and returns there.
rules-spend = A card that waits in play for its moment and is used once. Its Cost is occupied until it is cleared away.
rules-summon = Help for the Dungeon, beyond its limit. It has to happen if it can. A Summoned card never counts toward the Encounter Limit, in later Rounds neither.

rules-adventurers-title = Adventurers
rules-adventurers = Your party, in Marching Order from left to right. Each gives 1 Power to an attack or 1 Stamina to a defence, has Life, and lends Resources and classes. One who has taken as many Wounds as Life dies at once; the line closes up, and what that Adventurer gave is gone. When the last one dies, the game is lost.
rules-primary-target-title = Primary Target
rules-primary-target = The Adventurer whom the Dungeon strikes: the first in line, unless a card has put another one there. It need not be the Primary Target who defends: anybody free may step in.
rules-resources-title = Resources
rules-resources = Equipment, Magic, Skill and Tactic. Of each, your party has as much as its best Active Adventurer, never the sum of several. Every card in play occupies its Cost; what leaves play gives it back. If somebody is Locked or dies, cards already in play stay, but new ones may be out of reach.
rules-power-title = Power
rules-power = How hard something strikes. The party adds up what its attackers and cards bring; the Dungeon, what its cards have at that moment. Every number on the table explains itself: press it to see who brings what. Power never falls below 0, and an attack needs at least 1.
rules-stamina-title = Stamina
rules-stamina = What has to be overcome. All cards of the Encounter add theirs to one sum, hurt or not, Locked or not. A Character's Stamina is its Life with Armour and whatever else adds to it; Wounds do not lower it. In defence, each Adventurer who steps in brings 1, and cards bring more.
rules-wounds-title = Wounds and Life
rules-wounds = A won attack gives one Wound, whatever the margin, to one Character; you may also give none. As many Wounds as Life, and the card goes to its Grave at once; with Life 0 the first one is enough. Only Characters and Adventurers can be Wounded. A prevented Wound is not taken, but most of what comes with it happens all the same.
rules-further-wounds-title = After a win
rules-further-wounds = Between your attack and the Retaliation there is a moment for cards that need a win, or a kill: a second blow, a Lock, a step back. Wounds that such cards give are of the types of the attack and obey the same limits as its first one. Enemies Activated now do not strike in this Round.
rules-defence-title = Defence
rules-defence = Against each attacked Adventurer the Dungeon's Power is added up. Assign free Adventurers, each to one target: without at least one defender there is no Stamina, and no card can help. Then add cards to one of the defences. As much Stamina as Power is enough.
rules-tokens-title = Tokens
rules-tokens = Wounds, Poison, Time and Locks lie on cards as tokens. A card that leaves play loses all of them, and comes back clean.
rules-pull-title = Pull
rules-pull = A card that lies face up on the Dungeon deck at the beginning of a Round comes into play first of all, even if it goes beyond the Encounter Limit. Then drawing goes on only if there is still room.
rules-grave-title = Grave
rules-grave = Where cards go that leave play, each to the Grave of its own deck, the latest on top. The order matters: the top card of the Dungeon Grave tells some enemies whom to strike, and Quests count what lies there.
rules-targets-title = Targets
rules-targets = A card that needs a target names it when it is played, and every condition on the card has to be true then. If the target is gone when the card takes effect, it is wasted; its Cost is not given back. Where a card says up to a number, you may take fewer.
rules-responses-title = Responses
rules-responses = Where several people play, a card may be answered before it takes effect: the last one played happens first. What cards do by themselves, on entering or on dying, cannot be answered. Alone, your cards just happen one after the other.
rules-quests-title = Quests
rules-quests = What you came for. Three are laid out, and in most games two of them win. A Quest is done the moment its condition is true, in the middle of a fight if need be, and stays done. One whose cards can no longer turn up has failed; with too few left you can still win by exhausting the Dungeon.
rules-damsel-title = The Damsel
rules-damsel = She comes with the Dungeon cards and has to be rescued in the same Round, with a clean fight: win the attack, and let nothing through. Somebody has to defend even if nobody strikes. If you fail, it costs you cards; if she is gone for good, so is her Quest.
rules-winning-title = Winning and losing
rules-winning = You win with enough Quests, or when the Dungeon has to turn up a card and has none left. You lose when your last Adventurer dies, or when you have to draw and cannot. All of this is looked at all the time: whatever happens first ends the game.
rules-solo-title = Playing alone
rules-solo = One party against one Dungeon. The kinds of game differ in how many cards the decks have, how many Adventurers march and how high the Encounter Limit is. Before you begin you may ask for one Quest or for all three instead of two.
rules-co-operative-title = Playing together
rules-co-operative = One Dungeon for the whole table, with one attack and one defence in which everybody's Adventurers stand. You share Resources and classes, but each plays from their own hand. At the end of a Round the place of the Primary Target moves on. If one player loses all Adventurers, or cannot draw, all have lost.
rules-competitive-title = One against one
rules-competitive = Each faces the other's Dungeon, in turn, and both score: for cards that go to the Grave, for Wounds on the other's party, for Quests. While one fights, the other decides for the Dungeon and may interfere with Disruption cards. Losing the party, or running out of cards, loses at once.
rules-multi-player-title = Three to six rivals
rules-multi-player = One Encounter in the middle, built by everybody from their pools. One player faces it and scores for what is beaten; the cards belong to those who placed them. A deck that runs out is shuffled anew, which gives points to the others. The first to forty points wins; when somebody's party dies, the game ends and the best of the others wins.
rules-deck-building-title = Decks
rules-deck-building = A deck has exactly the size that its kind of game asks for, and only so many copies of one card, counted by name. Adventurers may be there twice, Quests may not. A Quest must be possible with the Dungeon that you bring.
rules-campaigns-title = Campaigns
rules-campaigns = Several Dungeons that tell one story. Each chapter names a Quest that has to be among those you complete. A won chapter opens the next; a lost one is played again. Nothing is carried over, and you may change your party and deck in between.
rules-tournaments-title = Tournaments
rules-tournaments = A match is one game of one against one. The same decks are used from beginning to end. There is a clock for the game, and whoever keeps the other waiting is warned first.
rules-house-variants-title = House variants
rules-house-variants = A table may play with other numbers: more Quests, a larger hand, a higher Encounter Limit. What depends on a number follows it by itself, and what a card adds is added to the number of the house.

## Learning

learn-not-now-rules = Not now, because the rules do not allow it: { $reason }
learn-not-now-done = Not now, because there is still something to do here. { $goal }
learn-not-now-play = Not now, because that card does more good another time. { $goal }
learn-not-now-spend = Not now, because you will need that later. { $goal }
learn-not-now-activate = Not now, because that Adventurer has another job this Round. { $goal }
learn-not-now-attack = Not now, because the attack is not ready yet. { $goal }
learn-not-now-pass = Not now, because this is a fight you can win. { $goal }
learn-not-now-wound = Not now, because another Wound helps more. { $goal }
learn-not-now-defend = Not now, because that defence is not the one you need. { $goal }
learn-not-now-choose = Not now, because another choice is better here. { $goal }
learn-not-now-drop = Not now, because you will want that card. { $goal }
learn-not-now-discard = Not now, because you will want that card. { $goal }
learn-not-now-other = Not now, because this lesson takes one step at a time. { $goal }
learn-hint-done = The button below the table ends this part of the Round.
learn-hint-attack = Everything that attacks is ready. One button begins the attack.
learn-hint-resolve = You are done defending. One button lets the Dungeon strike.
learn-hint-activate = Choose Adventurers in the party row.
learn-hint-defend = Choose Adventurers in the party row.
learn-hint-wound = Choose the Character that is to be wounded, in the Encounter.
learn-hint-choose = Choose one of the cards that glow.
learn-hint-other = Look for the card that glows.

learn-decided-first-fallen = { $card } fell first, in Round { $round }: after that the others had to fight and defend with one hand less.
learn-decided-undefended =
    { $struck ->
        [one] The attack of the Dungeon that came through met nobody's defence: who does not attack can defend.
       *[other] { $struck } attacks of the Dungeon came through, and against { $alone } of them nobody defended: who does not attack can defend.
    }
learn-decided-struck =
    { $struck ->
        [one] One attack of the Dungeon came through although somebody defended: pass an attack that is not worth it, and more of you can.
       *[other] { $struck } attacks of the Dungeon came through, { $alone } of them undefended: pass an attack that is not worth it, and more of you can defend.
    }
learn-decided-deck = Your Crawler deck ran out in Round { $round }, with { $done } of { $needed } Quests done.
learn-decided-slow = Every Round costs cards: go for the Quests as soon as you can.
learn-decided-dropped =
    { $dropped ->
        [one] You dropped a card and drew another for it: the deck is your time.
       *[other] You dropped { $dropped } cards and drew others for them: the deck is your time.
    }
learn-decided-burned =
    { $burned ->
        [one] The Dungeon took a card of it: what drains your deck is best fought first.
       *[other] The Dungeon took { $burned } cards of it: what drains your deck is best fought first.
    }
learn-decided-quest = { $quest } failed in Round { $round }: one way less to win.

learn-walkthrough-title = Your first game
learn-walkthrough-about = A whole game, seven Rounds long, in which everything turns up once. You play; every step is explained.
learn-walkthrough-chapter-round-1 = Round 1: into the Dungeon
learn-walkthrough-chapter-round-2 = Round 2: everybody under attack
learn-walkthrough-chapter-round-3 = Round 3: holding the line
learn-walkthrough-chapter-round-4 = Round 4: striking back
learn-walkthrough-chapter-round-5 = Round 5: the Damsel
learn-walkthrough-chapter-round-6 = Round 6: a breath
learn-walkthrough-chapter-round-7 = Round 7: the stars align

learn-walkthrough-welcome = Welcome! You lead four Adventurers through a Dungeon that nobody plays: its cards follow their own rules. The decks are stacked, so everything you need to know turns up once. Read, press Next, and do what you are asked.
learn-walkthrough-quests = This is what you came for. Two of these three Quests done, and you have won. You lose if the whole party falls, or if you must draw from an empty Crawler deck.
learn-walkthrough-encounter = Every Round the Dungeon builds an Encounter: cards are turned up until their Costs reach the Encounter Limit. The gem in a corner is the Cost. { $points } of { $limit } points lie here, so it is complete.
learn-walkthrough-adventurers = Your party stands in Marching Order. The first, the Gold Dwarf Warrior, is the Primary Target: whatever attacks, attacks him. The hearts are Life. An Adventurer with as many Wounds as Life is gone for good.
learn-walkthrough-resources = Adventurers pay for your cards, with four kinds of Resources. The best Adventurer of each kind counts, not the sum: the Thief gives { $skill } Skill, and you have { $tactic } Tactics. What you pay comes back when the card leaves.
learn-walkthrough-stamina = Stamina is what your attack has to reach, all of the Dungeon's together: { $stamina }. The Zombie has Life and Armour, and the Graveyard makes the undead tougher.
learn-walkthrough-training = And this is what strikes back: { $power } Power, all of it at the Warrior. Too much! Before the fight comes Step 2, Respond, in which cards can be played. Combat Training costs nothing and sends a small Character away.
learn-walkthrough-training-goal = Play Combat Training.
learn-walkthrough-training-hint = It is in your hand, at the right.
learn-walkthrough-zombie = The Zombie has Stamina and would stay for the next Round. The Skeleton has no Life, so it will leave by itself. Which one goes?
learn-walkthrough-zombie-goal = Send the Zombie to the Grave.
learn-walkthrough-zombie-hint = Choose the Zombie in the Encounter.
learn-walkthrough-zombie-because = Not now, because the Skeleton is the easy one: any Wound will do for it. Send the Zombie away, which has Armour.
learn-walkthrough-brawling = Much better: { $stamina } Stamina to beat, { $power } Power to bear. Next, Brawling for { $cost } Skill. It is Permanent: it stays Round after Round and keeps its Cost occupied. It can stop one Wound, and you will need that.
learn-walkthrough-brawling-goal = Play Brawling.
learn-walkthrough-brawling-hint = It is in your hand. Its Cost is Skill.
learn-walkthrough-ready = { $skill } Skill left. That is all for now: end the Respond step. Combat begins with Combat Triggers, Step 3.1; there is none here, so end that too.
learn-walkthrough-ready-goal = End both steps.
learn-walkthrough-ready-hint = The same button, twice.
learn-walkthrough-attack = Now you attack. Each Adventurer you Activate adds one Power. Unlucky is in your way: it takes two off, so you stand at { $power } and need { $stamina }. Three attackers are enough. Any three.
learn-walkthrough-attack-goal = Activate three Adventurers.
learn-walkthrough-attack-hint = Choose them in the party row. Who attacks cannot defend this Round, but nobody will have to.
learn-walkthrough-attack-because = Not now, because three attackers are enough: activate three Adventurers, then attack.
learn-walkthrough-strike = { $power } Power against { $stamina } Stamina. Equal is enough: the party wins ties.
learn-walkthrough-strike-goal = Attack!
learn-walkthrough-skeleton = A won attack deals one Wound to one Character. A Character goes to the Grave when its Wounds reach its Life, and the Skeleton has none.
learn-walkthrough-skeleton-goal = Wound the Skeleton.
learn-walkthrough-retaliation = Now the Dungeon retaliates, with everything that still has Power: { $power } from the Dart Trap, at the Primary Target. To stop it you would need as much Stamina. You cannot get it, so do not try.
learn-walkthrough-retaliation-goal = Let the Dungeon strike.
learn-walkthrough-retaliation-hint = One button ends the defence as it stands.
learn-walkthrough-spend-brawling = The dart hits. This is what Brawling is for: Spend it and the Wound is prevented. A spent card leaves at the end of the Round.
learn-walkthrough-spend-brawling-goal = Spend Brawling.
learn-walkthrough-spend-brawling-hint = Choose Brawling among your cards in play.
learn-walkthrough-poison = { $wounds } Wounds, but { $poison } Poison: the dart was poisoned, and Brawling does not stop that. Poison turns into a Wound at the end of the Round. Step 4 cleans up. It asks first whether you want to drop cards. Keep them.
learn-walkthrough-poison-goal = Drop nothing.
learn-walkthrough-poison-hint = The button below the table goes on without dropping a card.

learn-walkthrough-tokens = A whole Round has been tidied away: used cards are in the Grave, Adventurers stand upright, your hand is full again. Tokens tell what lasts. The Poison is now a Wound: { $wounds } of { $life } on the Warrior.
learn-walkthrough-time-limit = Why is the Graveyard still here? Its Time Limit. It came with Time tokens, and loses one each Round: { $time } left. Its Cost still counts for the Encounter.
learn-walkthrough-bust = Look at the Dungeon deck. At { $points } points the Mummy was turned up, and would have gone beyond { $limit }. That is a Bust: it goes back on the deck, face up. Remember it.
learn-walkthrough-veteran = You refill your hand to the Hand Limit each Round: { $limit } cards. Veteran raises it, is Permanent, and costs nothing. Such cards are best played early.
learn-walkthrough-veteran-goal = Play Veteran.
learn-walkthrough-veteran-hint = It is in your hand.
learn-walkthrough-area = Your Hand Limit is { $limit } now. The Falling Stones have Area: they strike the Primary Target and the next in line, here all four. The Warrior faces { $first } Power, each of the others { $other }.
learn-walkthrough-area-goal = Go on to the attack.
learn-walkthrough-area-hint = End two steps: Respond and Combat Triggers.
learn-walkthrough-thief = The Ghoul has { $stamina } Stamina, and two hearts. Start wearing it down. One attacker and two cards will do; the Thief goes, so the others can defend.
learn-walkthrough-thief-goal = Activate the Gypsy Thief.
learn-walkthrough-thief-hint = The Thief is third in the party.
learn-walkthrough-thief-because = Not now, because the others are needed to defend. Let the Gypsy Thief attack alone.
learn-walkthrough-fire = { $power } against { $stamina } is not enough. Damage has types. Bare hands deal harm; Flaming Fury adds fire, at Ranged Distance. Take Aim is strong with a Ranged attack. Together they make it.
learn-walkthrough-fire-goal = Play Flaming Fury and Take Aim.
learn-walkthrough-fire-hint = Both are in your hand and cost nothing. The order does not matter.
learn-walkthrough-singe = { $power } Power against { $stamina }. Each part is listed below. You can always ask a number how it came about: click it.
learn-walkthrough-singe-goal = Attack!
learn-walkthrough-ghoul = The Ghoul is the only Character here. Traps and Terrain cannot be wounded.
learn-walkthrough-ghoul-goal = Wound the Ghoul.
learn-walkthrough-more-cards = { $wounds } Wound on { $life } Life: it stands, and keeps its Wound for the next Rounds. After a won attack you may play more cards. Not today.
learn-walkthrough-more-cards-goal = Go on to the retaliation.
learn-walkthrough-defence = Now defend. An Adventurer who has not attacked may be Activated to defend one target and adds one Stamina. { $first } Power strike the Warrior. Hide Armour gives two Stamina against each attacker, and there are two.
learn-walkthrough-defence-goal = Let the Warrior defend himself, then play Hide Armour.
learn-walkthrough-defence-hint = Choose the Warrior in the party row, then Hide Armour in your hand.
learn-walkthrough-others = { $other } Power strikes each of the others: one Adventurer's own Stamina is enough.
learn-walkthrough-others-goal = Let the Scout and the Stormcatcher defend themselves.
learn-walkthrough-others-hint = Choose each of them in the party row, to defend nobody but themselves.
learn-walkthrough-stand = { $stamina } against { $power } for the Warrior: held. The Thief has attacked already and cannot defend. One Wound there is a fair price; spread Wounds, do not pile them up.
learn-walkthrough-stand-goal = Let the Dungeon strike.
learn-walkthrough-end-round = { $wounds } Wound for the Thief, none for the rest. And because the Ghoul hit nobody, it Drains no card from your deck. Now the end of the Round: no more cards, nothing to drop, and keep Veteran.
learn-walkthrough-end-round-goal = End combat, drop nothing, keep Veteran.
learn-walkthrough-end-round-hint = The same button, three times.

learn-walkthrough-pull = Here is the Mummy that went Bust. A card that lies face up on the deck is Pulled: it enters first, whatever the limit says. { $points } points lie here, and the limit is { $limit }.
learn-walkthrough-restock = As it came into play it Restocked: the Zombie and the Skeleton went from the Grave back into the Dungeon deck. Come into play effects happen at once, before anything else.
learn-walkthrough-too-strong = The Mummy is as strong as there are creatures in the Grave: { $mummy } so far. But together they have { $stamina } Stamina. Four Adventurers and this hand cannot reach it. { $power } Power will come back.
learn-walkthrough-too-strong-goal = Go on to the attack.
learn-walkthrough-too-strong-hint = End two steps.
learn-walkthrough-pass = Not every fight is worth it. If you pass the attack, all four can defend.
learn-walkthrough-pass-goal = Pass the attack.
learn-walkthrough-pass-hint = The button below the table lets you pass.
learn-walkthrough-pass-because = Not now, because whoever attacks cannot defend, and this attack cannot succeed. Pass.
learn-walkthrough-together = Anybody may defend anybody. { $power } Power strike the Warrior, and you have four Adventurers.
learn-walkthrough-together-goal = Let all four defend the Warrior.
learn-walkthrough-together-hint = One after the other, each of them for the Gold Dwarf Warrior.
learn-walkthrough-held = { $stamina } against { $power }. The defence wins ties, too.
learn-walkthrough-held-goal = Let the Dungeon strike.
learn-walkthrough-untouched = Not a scratch. End the Round, and keep Veteran.
learn-walkthrough-untouched-goal = End combat, drop nothing, keep Veteran.
learn-walkthrough-untouched-hint = The same button, three times.
learn-walkthrough-discard = You played nothing, but must draw at least one card each Round: { $held } cards, and the limit is { $limit }. Discard one. Weakness is the one you can spare.
learn-walkthrough-discard-goal = Discard Weakness.
learn-walkthrough-discard-hint = Choose Weakness in your hand.

learn-walkthrough-flip = The Graveyard's time is over; it is gone. Ghoul and Mummy fill all { $points } points, so nothing was drawn. Instead the top card of the deck was Flipped: the Damsel lies face up, and comes next Round. You know now what is coming!
learn-walkthrough-all-in = Without the Graveyard they have only { $stamina } Stamina, and you have four Adventurers. The Ghoul carries one Wound already. And the Mummy is harmless: no creatures lie in the Grave.
learn-walkthrough-all-in-goal = Go on to the attack.
learn-walkthrough-all-in-hint = End two steps.
learn-walkthrough-all-four = If the Ghoul falls, nothing is left that could hurt. So nobody needs to stay behind.
learn-walkthrough-all-four-goal = Activate all four.
learn-walkthrough-four-strike = Four against four.
learn-walkthrough-four-strike-goal = Attack!
learn-walkthrough-ghoul-falls = { $wounds } Wound of { $life } is on the Ghoul. One more and it is gone.
learn-walkthrough-ghoul-falls-goal = Wound the Ghoul.
learn-walkthrough-ghoul-falls-because = Not now, because the Mummy deals nothing yet and the Ghoul does. Wound the Ghoul.
learn-walkthrough-nothing-strikes = { $power } Power remains, and an attack without Power hurts nobody. No cards, no defence, no more cards.
learn-walkthrough-nothing-strikes-goal = Go on until you are asked about dropping cards.
learn-walkthrough-nothing-strikes-hint = Three times the button below the table.
learn-walkthrough-drop = At the end of the Round you may drop cards to draw others. But careful: { $deck } cards are left in your deck, and drawing from an empty one loses the game. Light and Recover Treasure do not help us; the Damsel will need better cards.
learn-walkthrough-drop-goal = Drop Light and Recover Treasure.
learn-walkthrough-drop-hint = Choose both in your hand.
learn-walkthrough-keep-veteran = Enough. Then keep Veteran.
learn-walkthrough-keep-veteran-goal = End dropping, keep Veteran.

learn-walkthrough-damsel = The Damsel is a Challenge. Win your attack this Round, and let nothing through in the retaliation, and she is rescued: a Quest done. Fail, and the chance is gone.
learn-walkthrough-summon = Goblin Conjurer Summoned the Shadow Elf from the deck. A Summoned card does not count toward the limit: { $points } points, though more lie here.
learn-walkthrough-enfeeble = The Shadow Elf Enfeebles the Thief, who gives nothing while she is here. Your best Skill is only { $skill } now.
learn-walkthrough-belt-pouch = { $stamina } Stamina to beat, { $power } Power to hold off. Your hand does not do that, so get more cards. The Belt Pouch is free.
learn-walkthrough-belt-pouch-goal = Play Belt Pouch.
learn-walkthrough-open-pouch = It works when Spent.
learn-walkthrough-open-pouch-goal = Spend Belt Pouch.
learn-walkthrough-open-pouch-hint = It lies among your cards in play.
learn-walkthrough-draw-three = It draws up to three cards. You want all of them.
learn-walkthrough-draw-three-goal = Draw three cards.
learn-walkthrough-draw-three-hint = Take the largest number.
learn-walkthrough-dispel = You drew the Short Bow, Phase and Cleave: what this Round needs. First send the Shadow Elf away: Dispel Magic removes a Summoned card. You have { $magic } Magic.
learn-walkthrough-dispel-goal = Play Dispel Magic.
learn-walkthrough-dispel-hint = It is in your hand.
learn-walkthrough-elf-gone = The Thief is back: { $skill } Skill. But the Elf was a creature, and the Mummy grew to { $mummy } Power. Keep an eye on that.
learn-walkthrough-elf-gone-goal = Go on to the attack.
learn-walkthrough-boost = You need { $stamina }. The Short Bow costs { $cost } Equipment and has a second block, a Boost: because the party has a Scout you may use that one, which is stronger, for the same Cost.
learn-walkthrough-boost-goal = Play the Short Bow boosted.
learn-walkthrough-boost-hint = Choose the Short Bow in your hand, then its boosted block.
learn-walkthrough-boost-because = Not now, because the Short Bow comes first, and boosted: the plain block is weaker and costs the same.
learn-walkthrough-staff = { $power } of { $stamina }. Add the Staff, which is free, and the Warrior and the Scout. The Thief stays back: somebody has to defend.
learn-walkthrough-staff-goal = Play the Staff; activate Warrior and Scout.
learn-walkthrough-staff-hint = In any order. The Staff is in your hand.
learn-walkthrough-staff-because = Not now, because the Staff, the Warrior and the Scout are what this attack needs, and the others are needed later.
learn-walkthrough-distance = { $power } Power: enough. And a Ranged attack does one thing more. The Goblin Conjurer has { $conjurer } Power because she stands far off. Whoever attacks at her Distance takes that away.
learn-walkthrough-distance-goal = Attack!
learn-walkthrough-troglodyte = See: the Conjurer is down to { $conjurer }. The most dangerous one now is the Jungle Troglodyte: its attack is poisoned.
learn-walkthrough-troglodyte-goal = Wound the Jungle Troglodyte.
learn-walkthrough-troglodyte-hint = It is the last card of the Encounter.
learn-walkthrough-troglodyte-because = Not now, because the Troglodyte's Poison is the worst that could get through. Wound the Jungle Troglodyte.
learn-walkthrough-cleave = A Character has just been sent to the Grave, and that is when Cleave can be played: it deals another Wound. A Warrior boosts it to two, for { $cost } Skill.
learn-walkthrough-cleave-goal = Play Cleave boosted.
learn-walkthrough-cleave-hint = Choose Cleave in your hand, then its boosted block.
learn-walkthrough-cleave-because = Not now, because this is the moment for Cleave, and boosted: two Wounds instead of one.
learn-walkthrough-two-more = Who? Goblin and Vodyanoi deal harm, which you will stop in a moment. The Conjurer deals magic, which you cannot stop. And the Mummy has { $mummy } Power; a Wound now makes the next Round easier.
learn-walkthrough-two-more-goal = Wound the Goblin Conjurer and the Mummy.
learn-walkthrough-two-more-hint = One after the other, in any order.
learn-walkthrough-two-more-because = Not now, because Goblin and Vodyanoi will be stopped anyway. Wound the Goblin Conjurer and the Mummy.
learn-walkthrough-on-to-defence = The attack half of the Challenge is done.
learn-walkthrough-on-to-defence-goal = Go on to the retaliation.
learn-walkthrough-calm-mummy = { $power } Power, { $mummy } of it the Mummy's. Defensive Training takes the Power of one attacker away.
learn-walkthrough-calm-mummy-goal = Play Defensive Training.
learn-walkthrough-calm-mummy-hint = It is in your hand.
learn-walkthrough-which-mummy = Whose Power?
learn-walkthrough-which-mummy-goal = Choose the Mummy.
learn-walkthrough-phase = { $power } left, from two that deal harm and nothing else. Phase makes harm pass through you. Your Stormcatcher boosts it.
learn-walkthrough-phase-goal = Play Phase boosted.
learn-walkthrough-phase-hint = Choose Phase in your hand, then its boosted block.
learn-walkthrough-phase-because = Not now, because the other block is too weak against both of them. Play Phase boosted.
learn-walkthrough-show-up = { $power } Power! But a Challenge also wants you to make a stand: at least one Adventurer must be Activated to defend.
learn-walkthrough-show-up-goal = Let the Thief defend the Warrior.
learn-walkthrough-show-up-hint = Choose the Gypsy Thief in the party row.
learn-walkthrough-won-over = Attack won, nothing gets through, somebody defends.
learn-walkthrough-won-over-goal = Let the Dungeon strike.
learn-walkthrough-rearrange = Rescued! As a reward you look at the top three cards of the Dungeon deck and put each back on its top or bottom. Greenknee is the name in a Quest, so he should come soon; the other two need not.
learn-walkthrough-rearrange-goal = Dragon and Phantom to the bottom, Greenknee on top.
learn-walkthrough-rearrange-hint = Each card has a button for the top and one for the bottom.
learn-walkthrough-quest-done = The first Quest is done. One more, and you have won. When the others leave play, the Mummy will grow by two more; but it is alone.
learn-walkthrough-quest-done-goal = Drop nothing, keep Veteran.

learn-walkthrough-alone = Only the Mummy, { $points } points, { $stamina } Stamina, one Wound. { $mummy } Power, though: five creatures lie in the Grave. Greenknee went Bust and waits on the deck. You put him there, so you knew.
learn-walkthrough-alone-goal = Go on to the attack.
learn-walkthrough-two-will-do = { $stamina } Stamina, and one Wound finishes it. Any two of you will do.
learn-walkthrough-two-will-do-goal = Activate two Adventurers.
learn-walkthrough-two-will-do-hint = Choose two in the party row.
learn-walkthrough-two-will-do-because = Not now, because two attackers are enough: activate two Adventurers, then attack.
learn-walkthrough-last-wound = Finish it.
learn-walkthrough-last-wound-goal = Attack, then wound the Mummy.
learn-walkthrough-quiet = Nobody is left to strike back. End the Round; your hand is full of good cards.
learn-walkthrough-quiet-goal = Go on to the end of the Round.
learn-walkthrough-one-card = That was your last card: the deck has { $deck } left, and your hand more than { $limit }. Next Round you could not draw, and would lose. So win now! Resurrect is too expensive without a Cleric.
learn-walkthrough-one-card-goal = Discard Resurrect.
learn-walkthrough-one-card-hint = Choose Resurrect in your hand.
learn-walkthrough-one-card-because = Not now, because the others may win the game and Resurrect cannot. Discard Resurrect.

learn-walkthrough-greenknee = Greenknee was Pulled in, and raises the limit to { $limit } while he is here: { $points } points lie on the table, with { $power } Power. You will not survive that retaliation. You do not have to.
learn-walkthrough-lock = The Warrior fell into the pit and is Locked: he cannot attack, defend, give Resources or lend his class to a Boost. Your best Equipment is { $equipment } now. Each Round one Lock comes off.
learn-walkthrough-plan = Read The Stars Align: the only four cards of the Dungeon in play must have Costs three, two, one and zero. Five lie here. Without the Kobold it fits exactly! Respond offers nothing for that.
learn-walkthrough-plan-goal = End the Respond step.
learn-walkthrough-stealth = But the Kobold has Stealth: nobody can wound it while there is another target, and the Dark Corridor makes the hidden ones stronger still, { $power } Power in all. Moving Search takes an Attribute away; your Thief boosts it.
learn-walkthrough-stealth-goal = Play Moving Search boosted.
learn-walkthrough-stealth-hint = Choose Moving Search in your hand, then its boosted block.
learn-walkthrough-stealth-because = Not now, because the Kobold is still hidden. Play Moving Search, boosted by the Thief.
learn-walkthrough-which-kobold = Who shall be seen?
learn-walkthrough-which-kobold-goal = Choose the Kobold.
learn-walkthrough-which-kobold-because = Not now, because the Kobold is the one card too many. Choose the Kobold.
learn-walkthrough-unhidden = The Kobold stands in the light, and is down to { $kobold } Power; the Dungeon to { $power }.
learn-walkthrough-unhidden-goal = Go on to the attack.
learn-walkthrough-sword = { $stamina } Stamina. The Thief and the Long Sword will do, and { $equipment } Equipment is just enough. Do not mind the Troll: it is Immune to harm, so your sword could not wound it.
learn-walkthrough-sword-goal = Activate the Thief and play the Long Sword.
learn-walkthrough-sword-hint = In either order. The Long Sword is in your hand.
learn-walkthrough-sword-because = Not now, because the Thief and the Long Sword are all you need. Activate the Thief and play the Long Sword.
learn-walkthrough-last-attack = { $power } against { $stamina }.
learn-walkthrough-last-attack-goal = Attack!
learn-walkthrough-kobold = This is it.
learn-walkthrough-kobold-goal = Wound the Kobold.
learn-walkthrough-kobold-because = Not now, because only the Kobold's fall leaves three, two, one and zero. Wound the Kobold.
learn-walkthrough-won = Three, two, one, zero: the stars align. Two Quests are done, and the game ends at once: you have won! Now play a game of your own. A line of advice goes with you for a while, and every word on a card leads to its rule.

## Page: Lessons

page-campaign-nav = Campaigns
page-campaign-title = Campaigns
page-campaign-lead = Chapters one after another, each with its own Dungeon. Win one to unlock the next; your progress is kept.
page-campaign-won-of = { $won } of { $all } chapters won
page-campaign-status-won = Won
page-campaign-status-open = Open
page-campaign-status-locked = Locked
page-campaign-difficulty-easy = Easy
page-campaign-difficulty-standard = Standard
page-campaign-difficulty-hard = Hard
page-campaign-tries = { $count ->
    [one] played once
   *[other] played { $count } times
}
page-campaign-quests = Win with
page-campaign-and-one-of = and one of
page-campaign-go-on = Continue
page-campaign-restart = Begin again
page-campaign-play = Play
page-campaign-play-again = Play again
page-campaign-deck = Deck
page-campaign-deck-recommended = The recommended one
page-campaign-game-won = Won in Round { $rounds }: { $reason }
page-campaign-game-lost = Lost in Round { $rounds }: { $reason }
page-campaign-end = How it ended
page-campaign-journeys = Journeys
page-campaign-journeys-about = A branch begins with what you have won so far and goes on beside the other.
page-campaign-branch-name = Name of the branch
page-campaign-branch-at = From
page-campaign-branch-now = where this journey stands
page-campaign-branch-before = before { $chapter }
page-campaign-branch = Begin a branch
page-campaign-back = To the campaign
page-learn-nav = Learn
page-learn-title = Learn to play
page-learn-lead = Learn the game by playing it: on the real table, with somebody beside you who says what matters now.
page-learn-minutes = About { $minutes } minutes
page-learn-done = You have finished it
page-learn-begin = Begin
page-learn-go-on = Go on: { $part }
page-learn-again = Play it again
page-learn-restart = Start over
page-learn-leave = Leave whenever you like: your place is kept.
page-learn-parts-title = The parts
page-learn-parts-about = Begin with any of them. What comes before it is played for you.
page-learn-part-done = done
page-learn-part-here = you are here
page-learn-then = And then
page-learn-then-about = A game of your own, with a deck made for beginners.
page-learn-coaching = In your first games there is a line of advice before what matters, and after a defeat you are told what decided it. You can switch that off at any time.
page-learn-guide = The lesson
page-learn-words = What the lesson says
page-learn-page-count = Page { $number } of { $count }
page-learn-parts = All parts
page-learn-back = Back
page-learn-back-by-key = Back (K)
page-learn-next = Next
page-learn-hint = Hint
page-learn-hint-more = Show me
page-learn-skip = Skip part
page-learn-skip-about = Have the rest of this part played for you
page-learn-sum = How { $total } comes about
page-learn-read-first = Not now, because the lesson has something to say first. Press Next.
page-learn-won = You have won!

## Page: Everywhere on the page

page-app-name = Delve
page-keys-tab = Tab
page-keys-enter = Enter
page-keys-escape = Esc
page-app-skip = Skip to the content
page-app-nav = Main
page-app-lobby = Tables
page-app-cards = Cards
page-app-decks = Decks
page-app-account = Account
page-app-loading = One moment…
page-app-again = Try again
page-app-close = Close
page-app-announcements = Just now
page-app-missing = There is nothing at this address.
page-app-missing-title = A dead end
page-app-missing-about = The passage ends at a bare wall. Perhaps the link was cut short, or what it led to is gone.
page-app-to-lobby = Find a table
page-app-to-home = To the home page
page-app-no-answer = The server could not answer.
page-app-offline = The server does not answer. Is the connection down?
page-app-credits = Delve is an unofficial digital edition of Dungeon Crawler™, a trademark of Gifted Vision Inc. Emblems: game-icons.net (CC BY 3.0). Typefaces: Grenze, Grenze Gotisch, Source Sans 3 (OFL).

## Page: Home

page-home-lead = A party, a deck of tricks, and a dungeon that answers back.
page-home-pitch = A card game: Round after Round the Dungeon lays out monsters and traps, and your four Adventurers fight them with the cards in your hand, until their Quests are done. Alone or with friends; the rules are kept for you.
page-home-play-now = Play now
page-home-play-another = New solo game
page-home-play-note = Play now deals you a solo game at once: a party, a deck and three Quests, ready to go. No sign-up, nothing to install.
page-home-learn = Learn by playing
page-home-learn-note = New here? A first game with a guide takes about a quarter of an hour and shows you everything, one thing at a time. No sign-up, nothing to install.
page-home-go-on = Go on with your game
page-home-choose = Choose another game
page-home-fan = Some of the cards
page-home-how-title = How to play
page-home-how-1-title = The Dungeon deals
page-home-how-1-text = Each Round the Dungeon deck lays out an Encounter: Characters, traps, events and terrain, up to its limit.
page-home-how-2-title = You answer
page-home-how-2-text = Play cards with your Adventurers’ Resources and attack: Power that matches the Dungeon’s Stamina Wounds it; then it strikes back, and you defend.
page-home-how-3-title = Quests decide
page-home-how-3-text = Complete two of your three Quests before your party has perished or your Crawler deck has run dry, and you have won.
page-home-mine = Your games
page-home-finished = Finished
page-home-open = Open tables
page-home-no-open = Nobody is waiting for players just now.
page-home-make-one = Make a table
page-home-watch = Games to watch
page-home-no-watch = No game is open to onlookers just now.
page-home-all-tables = All tables

## Page: Lobby and table maker

page-lobby-title = Tables
page-lobby-find = Find a table
page-lobby-make = Make a table
page-lobby-shown = What to show
page-lobby-all = All
page-lobby-open-seats = Free seats
page-lobby-to-watch = To watch
page-lobby-family = Kind of game
page-lobby-any-family = Any kind of game
page-lobby-none = No table fits. Make one, and others will find it here.
page-lobby-count =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
page-lobby-families-solo-name = Solo
page-lobby-families-solo-about = Your party against the Dungeon.
page-lobby-families-coop-name = Co-op
page-lobby-families-coop-about = Two to four players, one Marching Order, one Dungeon.
page-lobby-families-competitive-name = Competitive
page-lobby-families-competitive-about = Two players, each with a party and with a Dungeon for the other.
page-lobby-families-multiplayer-name = Multi-player
page-lobby-families-multiplayer-about = Three to six players build Encounters for each other.
page-lobby-stage-open = waiting for players
page-lobby-stage-playing = being played
page-lobby-stage-over = over
page-lobby-seats = Seats
page-lobby-seat = Seat { $seat }
page-lobby-open-seat = free
page-lobby-times = × { $count }
page-lobby-you = you
page-lobby-bot = { $agent } bot
page-lobby-name-at = { $name } { $seat }
page-lobby-round = Round { $round }
page-lobby-join = Take a seat
page-lobby-watch = Watch
page-lobby-go-on = Go on
page-lobby-room = To the table
page-lobby-replay = Replay
page-lobby-name-of = { $action }: { $format }
page-lobby-maker-kind = What will you play?
page-lobby-maker-variant = Format
page-lobby-maker-numbers =
    { $adventurers ->
        [one] { $adventurers } Adventurer, Encounter Limit { $limit }, decks of { $crawler } Crawler and { $dungeon } Dungeon cards.
       *[other] { $adventurers } Adventurers, Encounter Limit { $limit }, decks of { $crawler } Crawler and { $dungeon } Dungeon cards.
    }
page-lobby-maker-players = Players
page-lobby-maker-clock = { $minutes } minutes on the clock.
page-lobby-maker-to-win = { $points } points win.
page-lobby-maker-who = Who sits where?
page-lobby-maker-kinds-me = Me
page-lobby-maker-kinds-open = Anybody
page-lobby-maker-kinds-bot = Bot
page-lobby-maker-agent = Which bot
page-lobby-maker-deck = Deck
page-lobby-maker-own-decks = Your decks
page-lobby-maker-delve-decks = Decks that come with Delve
page-lobby-maker-no-deck = No deck fits this seat.
page-lobby-maker-barred = { $name } (not here)
page-lobby-maker-why-barred = Why not { $name }?
page-lobby-maker-partner-only = It can be brought only to a seat that needs no Dungeon.
page-lobby-maker-quests-needed = Quests to complete
page-lobby-maker-quests-1 = One: quick
page-lobby-maker-quests-2 = Two: standard
page-lobby-maker-quests-3 = All three: unyielding
page-lobby-maker-watching = May others watch?
page-lobby-maker-spectators-no = No
page-lobby-maker-spectators-closed = Yes, without hands
page-lobby-maker-spectators-open = Yes, with open hands
page-lobby-maker-takeover = If a player is away
page-lobby-maker-never = the others wait
page-lobby-maker-after = a bot plays on after { $time }
page-lobby-maker-listed = Show the table to everybody in the list
page-lobby-maker-unlisted = Only those who have the link will find it.
page-lobby-maker-begin = Begin
page-lobby-maker-open-table = Open the table

## Page: Waiting room

# A table at which somebody is still missing.
page-room-free =
    { $count ->
        [one] { $count } seat still free. Play begins by itself when all are taken.
       *[other] { $count } seats still free. Play begins by itself when all are taken.
    }
page-room-full = All seats are taken. Play begins.
page-room-gone = Everybody has left, and the table was deleted.
page-room-invite = Invite somebody with this link
page-room-sit = Sit here
page-room-sit-at = Sit here: seat { $seat }
page-room-leave = Stand up
page-room-change = You can stand up and take another seat or deck until play begins.
page-room-deck = Deck for seat { $seat }
page-room-yours = Your seat
page-room-here = here
page-room-away = not here now
page-room-ready = ready
page-room-free-seat = Free seat
page-room-kept-seat = Reserved for a player of the last game
page-room-own-deck = A deck of their own
page-room-decline = Do not play again
page-room-discard = Delete the table
page-room-fill = Let a bot play here
page-room-fill-at = Let a bot play here: seat { $seat }
page-room-put-out = Put out
page-room-put-out-at = Put { $name } out of the table
page-room-chat = While you wait
page-room-sealed = The shuffle is sealed
page-room-sealed-about = The server has drawn its secret already. This is its fingerprint; each player’s browser adds something of its own, and when the game is over everybody can check that nothing was changed.
page-room-settings = At this table
page-room-takeover = A bot plays for somebody who is away for { $time }.
page-room-no-takeover = Everybody waits for somebody who is away.
page-room-listed = Everybody can find it in the list of tables.
page-room-unlisted = Only those who have the link can find it.
page-room-back = All tables

## Page: Replay

page-replay-title = Replay
page-replay-loading = Fetching the game…
page-replay-controls = Replay controls
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-forward = One step forward
page-replay-previous-round = Previous Round
page-replay-next-round = Next Round
page-replay-position = Moment
page-replay-moment = Moment { $n } of { $count }
page-replay-speed = Speed
page-replay-speeds-slow = 0.6×
page-replay-speeds-normal = 1×
page-replay-speeds-fast = 2×
page-replay-speeds-instant = No motion
page-replay-link = Copy a link to this moment
page-replay-start = The game is set up.
page-replay-did = { $name }: { $line }
page-replay-clock = The clock
page-replay-story = What happened
page-replay-download = Save the game as a file
page-replay-proof-title = The shuffle
page-replay-proof-checking = Checking the shuffle…
page-replay-proof-good = Shuffle verified
page-replay-proof-bad = The shuffle does not agree with what was committed to
page-replay-proof-missing = This game says nothing about its shuffle.
page-replay-proof-ours = What this browser added to the shuffle is in it.
page-replay-proof-not-ours = What this browser added to the shuffle is not in it.
page-replay-proof-how = The commitment is the SHA-256 of the secret; the seed is the SHA-256 of the secret and of what the players added. Your browser has just computed both.
page-replay-keys = Keys: left and right for a step, Page Up and Page Down for a Round, Home and End, space to play.

## Page: Cards

page-gallery-title = Cards
page-gallery-lead = Every card in Delve, its text, and which of it comes from the rulebook.
page-gallery-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-gallery-count-of =
    { $count ->
        [one] { $shown } of { $count } card
       *[other] { $shown } of { $count } cards
    }
page-gallery-filters = Filters
page-gallery-search = Search
page-gallery-search-hint = Name, text, type, key…
page-gallery-kind = Kind
page-gallery-cost = Cost
page-gallery-set = Set
page-gallery-rarity = Rarity
page-gallery-word = Attribute or rule
page-gallery-class = Class
page-gallery-provenance = Provenance
page-gallery-clear = Clear the filters
page-gallery-none = No card matches all filters.
page-gallery-provenances-rulebook = Rulebook
page-gallery-provenances-delve = Ours
# Of filters: cards of which something is so.
page-gallery-provenance-filter-rulebook = something from the rulebook
page-gallery-provenance-filter-delve = all of it ours
page-gallery-text = Text
page-gallery-reminders = Reminders
page-gallery-facts = Where it comes from
page-gallery-facts-about = Numbers and words that the rulebook states are kept. Where it is silent, we designed.
page-gallery-types = Type
page-gallery-keys = Keys
page-gallery-damage = Damage
page-gallery-life = Life
page-gallery-power = Power
page-gallery-boost = Boost classes
page-gallery-previous = Previous card
page-gallery-next = Next card
page-gallery-link = Copy a link to this card

## Page: Account

page-account-title = Account
page-account-guest = You play as { $name }, a guest.
page-account-guest-about = This browser knows you by a cookie. Take a name and a password, and your games and decks come with you to any other.
page-account-stranger = You are not logged in.
page-account-stranger-about = You can play at once without an account. With a name and a password your games and decks come with you to any other browser.
page-account-named = You are { $name }.
page-account-named-about = Your games and decks are yours wherever you log in.
page-account-keep = Take a name
page-account-keep-about = Everything you have played and built stays yours.
page-account-keep-about-new = Everything you play and build from now on stays yours.
page-account-change-name = Change your name
page-account-change-name-about = Your password stays as it is.
page-account-change-password = Change your password
page-account-delete-account = Delete your account
page-account-delete-account-about = Your name, decks and chat messages are deleted, and unfinished games are given up. Finished games stay readable, played by “a former player”. This cannot be undone.
page-account-account-deleted = Your account is deleted.
page-account-change-password-about = Your name stays as it is. You are logged out in all other browsers.
page-account-login = Log in
page-account-login-about = Already have a name here?
page-account-login-warning = What you did here as a guest stays with the guest.
page-account-logout = Log out
page-account-logout-everywhere = Log out everywhere
page-account-logout-guest = Forget this guest
page-account-logout-guest-ask = Nobody can get back to this guest’s games and decks. Forget it?
page-account-present-password = Present password
page-account-new-password = New password
page-account-name = Name
page-account-new-name = New name
page-account-name-hint = 2 to 40 characters.
page-account-password = Password
page-account-password-hint = At least 8 characters.
page-account-save = Save
page-account-kept = Done. You are { $name }.
page-account-password-kept = Done. From now on your new password counts.
page-account-cancel = Cancel
page-account-to-decks = Your decks

## Page: Decks and deck editor

page-decks-title = Decks
page-decks-lead = Play with the decks that come with Delve, change a copy of one of them, or write your own.
page-decks-own = Your decks
page-decks-none = You have no decks of your own yet.
page-decks-write = Build or import a deck
page-decks-legal-in = Legal in
page-decks-legal-nowhere = Not legal in any format
page-decks-why-not = Why not in
page-decks-choose-format = choose a format…
page-decks-partner-here = In { $format } it can be brought to any seat but the first, which brings the Dungeon.
page-decks-play = Play with it
page-decks-play-of = Play with it: { $name }
page-decks-change = View or edit
page-decks-change-of = View or edit: { $name }
page-decks-copy = Copy and change
page-decks-copy-of = Copy and change { $name }
page-decks-delete = Delete
page-decks-delete-of = Delete { $name }
page-decks-delete-ask = Delete the deck { $name }?
page-decks-delete-about = Games that were begun with it go on. The deck itself cannot be brought back.
page-decks-deleted = { $name } is deleted.
# Where a deck is chosen.
page-decks-pick-write = Build or import a deck…
page-decks-pick-change = View or edit { $name }…
page-decks-pick-copy = Copy and change { $name }…
page-decks-editor-new-title = A new deck
page-decks-editor-deck-title = A deck
page-decks-editor-missing = There is no such deck.
page-decks-editor-to-decks = All decks
page-decks-editor-title = Change { $name }
page-decks-editor-copy-title = A deck like { $name }
page-decks-editor-copy-name = My { $name }
page-decks-editor-name = Name of the deck
page-decks-editor-about = What it is like (if you want to say)
page-decks-editor-checked-for = Check it for
page-decks-editor-for-seat = For { $format }, seat { $seat }.
page-decks-editor-checking = The rules are being asked…
page-decks-editor-fits = It can be played in { $format }.
page-decks-editor-fits-not =
    { $reasons ->
        [one] It cannot be played in { $format } yet: { $reasons } reason.
       *[other] It cannot be played in { $format } yet: { $reasons } reasons.
    }
page-decks-editor-also-in = Elsewhere it can be played in { $formats }.
page-decks-editor-unreadable = It could not be checked.
page-decks-editor-unreadable-lines =
    { $count ->
        [one] { $count } line cannot be read: see which.
       *[other] { $count } lines cannot be read: see which.
    }
page-decks-editor-more-lines =
    { $more ->
        [one] and { $more } more such line
       *[other] and { $more } more such lines
    }
page-decks-editor-not-kept = It could not be kept: { $reason }
page-decks-editor-not-kept-lines = It could not be kept.
page-decks-editor-keep = Save
page-decks-editor-keep-and-return = Save and play
page-decks-editor-keep-for-later = Save for later
page-decks-editor-leave = Go back without keeping it
page-decks-editor-restored = This is what you had begun here.
page-decks-editor-restart = Begin anew
page-decks-editor-view = How to write it
page-decks-editor-views-cards = With cards
page-decks-editor-views-text = As text
page-decks-editor-read-first = The cards can be shown as soon as the text can be read.
page-decks-editor-shelf = Cards to add
page-decks-editor-list = In the deck
page-decks-editor-parts-adventurers = Adventurers
page-decks-editor-parts-quests = Quests
page-decks-editor-parts-crawler = Crawler deck
page-decks-editor-parts-dungeon = Dungeon deck
page-decks-editor-size = { $size } of { $wanted }
page-decks-editor-empty = Nothing yet.
page-decks-editor-copies = { $name }: { $count } in the deck
page-decks-editor-less = One { $name } less
page-decks-editor-more = One more { $name }
page-decks-editor-text = Cards
page-decks-editor-text-hint = Plain text with the four headings, or TOML. A number before a name means so many copies.

## Page: Links to copy

# A link or a text to take along.
page-copy-copy = Copy
page-copy-copied = Copied
page-copy-link = Link

## Page: Footer

page-footer-label = About Delve
page-footer-unofficial = Delve is an unofficial digital edition of the card game. Dungeon Crawler™ is a trademark of Gifted Vision Inc., who have no part in it and are not responsible for it.
page-footer-emblems = Emblems by the artists of <site>game-icons.net</site> (<licence>CC BY 3.0</licence>).
page-footer-fonts = Typefaces: Grenze and Grenze Gotisch by Omnibus-Type, Source Sans 3 by Adobe (SIL Open Font License).

## Page: Resources

page-resources-equipment = Equipment
page-resources-magic = Magic
page-resources-skill = Skills
page-resources-tactic = Tactics

## Page: Marks of a card

page-marks-power-is = Power: { $rule }.
page-marks-primary = Primary Target
page-marks-locked = Locked
page-marks-spent = Spent
page-marks-boosted = boosted
page-marks-disrupting = Disruption
page-marks-permanent = Permanent
page-marks-summoned = Summoned
page-marks-held = takes effect once somebody faces it
page-marks-attacking = attacks

## Page: Tokens and signs of a card

page-signs-wound = Wounds
page-signs-poison = Poison tokens
page-signs-time = Time tokens
page-signs-lock = Lock tokens
page-signs-boosted = Played boosted
page-signs-disruption = Played as a Disruption
page-signs-permanent = Permanent

## Page: One of several cards of the same name

page-copy-of-card =
    { $number ->
        [2] { $name }, second copy
        [3] { $name }, third copy
        [4] { $name }, fourth copy
        [5] { $name }, fifth copy
        [6] { $name }, sixth copy
        [7] { $name }, seventh copy
        [8] { $name }, eighth copy
        [9] { $name }, ninth copy
       *[other] { $name }, copy { $number }
    }

## Page: A card in one breath, for those who hear it

page-spoken-cost = Cost { $cost }
page-spoken-power = Power { $power }
page-spoken-stamina = Stamina { $stamina }
page-spoken-life = Life { $life }
page-spoken-wounds =
    { $count ->
        [one] { $count } Wound
       *[other] { $count } Wounds
    }
page-spoken-poison =
    { $count ->
        [one] { $count } Poison token
       *[other] { $count } Poison tokens
    }
page-spoken-time =
    { $count ->
        [one] { $count } Time token
       *[other] { $count } Time tokens
    }
page-spoken-locks =
    { $count ->
        [one] { $count } Lock token
       *[other] { $count } Lock tokens
    }
page-spoken-activated = Activated
page-spoken-attacks = attacks { $targets }
page-spoken-use = can be used now: { $option }
page-spoken-options = { $count } options
page-spoken-key = key { $digit }
page-spoken-outcome = Then: { $outcome }
page-spoken-taken = Answered: { $answer }.
page-spoken-of = of { $owner }
page-spoken-hand = { $count }/{ $limit } cards of the Hand Limit
page-spoken-resource = { $name } { $free }/{ $cap } free

## Page: Options

page-options-play = Play { $card }
page-options-play-boosted = Play { $card } boosted
page-options-play-against = Play { $card } against { $name }
page-options-defend = { $defender } defends { $target }
page-options-defend-self = { $target } defends
page-options-assign = { $card } serves { $target }
page-options-buy-off = Buy off { $character } with { $card }
page-options-draw =
    { $count ->
        [0] Draw nothing
        [one] Draw { $count } card
       *[other] Draw { $count } cards
    }
page-options-pass = Pass
page-options-pass-attack = Do not attack
page-options-pass-to-others = Leave it to the others
page-options-none-wound = Give no Wound
page-options-none-discard = Discard nothing
page-options-none-spend = Let the Wound land
page-options-none-choose = None of these
page-options-notes-pass = You are done unless one of the others does something.
page-options-notes-pass-challenge = Whoever faces it scores for each who passed before.
page-options-notes-closes = It happens as soon as everybody has had a say.
page-options-gain =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
page-options-done = Done
page-options-done-responding = On to Combat
page-options-verbs-spend = Spend { $card }
page-options-verbs-activate = Activate { $card }
page-options-verbs-attack = Attack!
page-options-verbs-wound = Wound { $card }
page-options-verbs-resolve = Let it strike
page-options-verbs-choose = Choose { $card }
page-options-verbs-trigger = Next: { $card }
page-options-verbs-drop = Drop { $card }
page-options-verbs-discard = Discard { $card }
page-options-verbs-release = Let go of { $card }
page-options-verbs-place = Place { $card }
page-options-verbs-draft = Draft { $card }
page-options-verbs-challenge = Face the Encounter
page-options-verbs-top = On top: { $card }
page-options-verbs-bottom = Underneath: { $card }
page-options-verbs-concede = Concede

## Page: Table

page-table-connecting = Finding the table…
page-table-logged-out = You have been logged out. Log in again on the account page to go on playing.
page-table-lost = The line is down.
page-table-lost-more = It comes back by itself; nothing is lost.
page-table-sending = Sending…
page-table-stale = That question was no longer open. Nothing was done.
page-table-nothing-to-do = There is nothing to do with it now.
page-table-nothing-to-do-because = There is nothing to do with it now: { $reason }.
page-table-to-wound = It can be given a Wound once an attack succeeds.
page-table-peek-more = Right-click or I: all about this card
page-table-watching = Watching
page-table-closed-title = A closed door
page-table-closed-text = A game of { $format } that only its players see: { $names }.
page-table-closed-about = At other tables you may look on, or sit down yourself.
page-table-still-moving = One moment: things are still moving.
page-table-game-over = The game is over.
page-table-stopped = A rule was corrected since this game began, and it cannot go on ({ $why }). You can look at it and leave the table.
page-table-abandoned = The players have abandoned this game, and the table was cleared away.
page-table-waiting-thinking = { $name } is thinking…
page-table-waiting-here = Waiting for { $name }.
page-table-waiting-away = Waiting for { $name }, who is away.
page-table-waiting-stand-in-after = Waiting for { $name }, who is away. In { $time } a bot plays on.
page-table-waiting-stand-in-soon = Waiting for { $name }, who is away. A bot is about to play on.
page-table-waiting-stand-in = { $name } is away: a bot plays for them.
page-table-waiting-back = { $name } is back.
page-table-waiting-stood-in =
    { $count ->
        [one] A bot played { $count } move for you while you were away.
       *[other] A bot played { $count } moves for you while you were away.
    }
page-table-pass-on-label = Pass by itself
page-table-pass-on-begin = Pass until
page-table-pass-on-until-step = next step
page-table-pass-on-until-turn = your turn
page-table-pass-on-until-round = next Round
page-table-pass-on-do-step = Pass until the next step
page-table-pass-on-do-turn = Pass until your turn
page-table-pass-on-do-round = Pass until the next Round
page-table-pass-on-on-step = Passing until the next step
page-table-pass-on-on-turn = Passing until your turn
page-table-pass-on-on-round = Passing until the next Round
page-table-pass-on-off = No longer passing.
page-table-pass-on-stop = Stop
page-table-attack-anybody = an Adventurer
page-table-attack-begin = Activate { $names } to attack: it takes { $stamina } Power
page-table-attack-go-on = Attack with { $power } Power against { $against }, or add to it
page-table-attack-nobody = Nobody is ready to attack
page-table-challenge =
    { $passed ->
        [0] Face it, or pass: worth more later
        [one] { $passed } has passed: face it, or pass
       *[other] { $passed } have passed: face it, or pass
    }
page-table-respond = { $name } plays { $card }: respond to it, or pass
page-table-round = Round { $round }
page-table-asks-you = Your choice
page-table-all-options = All options
page-table-all-short = All
page-table-tray = Cards to choose from
page-table-about = For { $card }
page-table-encounter = Encounter
page-table-your-encounter = Your Encounter
page-table-encounter-of = The Encounter before { $name }
page-table-open-encounter = Encounter, not yet faced
page-table-all-wait = effects wait
page-table-waits = waits
page-table-no-encounter = No Dungeon card is in play.
page-table-points = Points of the Encounter
page-table-limit = Encounter Limit
page-table-points-word = points
page-table-party = Party in Marching Order
page-table-your-party = Your party
page-table-party-of = The party of { $name }
page-table-allied-party = The Marching Order of all
page-table-no-party = Nobody is left.
page-table-in-play = In play
page-table-hand = Hand
page-table-hand-limit = Hand Limit
page-table-pool = Dungeon pool
page-table-resources = Resources
page-table-occupied-by = { $card }: { $amount }
# For those who watch.
page-table-owned-by = { $what } of { $owner }
page-table-seats = Players
page-table-quests = Quests
page-table-quest-required = required
page-table-quests-needed =
    { $needed ->
        [one] one wins
       *[other] { $needed } win
    }
page-table-quest-progress = { $done } of { $of }
page-table-quest-left = { $done } of { $of } so far: { $left } to go.
page-table-quest-all = All { $of } of them.
page-table-quest-status-open = Open
page-table-quest-status-done = Completed
page-table-quest-status-failed = Failed
page-table-decks = Decks and Graves
page-table-pile-crawler-deck = Crawler deck
page-table-pile-crawler-grave = Crawler Grave
page-table-pile-dungeon-deck = Dungeon deck
page-table-pile-dungeon-grave = Dungeon Grave
page-table-pile-fallen = Fallen Adventurers
page-table-pile-says-deck = Cards that are still to come, face down.
page-table-pile-says-grave = Cards that have left play, the last one on top.
page-table-pile-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-table-pile-empty = It is empty.
page-table-pile-hidden =
    { $count ->
        [one] { $count } card, face down.
       *[other] { $count } cards, face down.
    }
page-table-pile-face-up = Face up on top
page-table-pile-on-top = { $card } face up on top
page-table-pile-seen = You have seen the card at place { $place }
page-table-pile-top-first = The top card first.
page-table-clash-label = The fight
page-table-clash-against = against
page-table-clash-dungeon-stamina = Dungeon Stamina
page-table-clash-attack-power = Attack Power
page-table-clash-defence-of = Defence of { $name }
page-table-clash-power-on = Power against { $name }
page-table-clash-succeeds = succeeds
page-table-clash-short = { $by } short
page-table-clash-fails = fails
page-table-clash-would = attack { $power } against { $against }
page-table-clash-would-defend = { $name }: { $power } against { $stamina }
page-table-clash-takes-wound = takes a Wound
page-table-clash-is-safe = is safe
page-table-clash-wounded = a Wound for { $names }
page-table-clash-safe-ones = safe: { $names }
page-table-clash-hit-short = Wound
page-table-clash-safe-short = safe
page-table-clash-can-wound = can Wound { $names }
page-table-clash-strikes = It will strike
page-table-clash-would-strike = It would strike
page-table-clash-to-beat = To beat
page-table-clash-if-taken = { $option }:
page-table-clash-nothing = no change to the fight
page-table-clash-learns = something comes to light that nobody can know before
page-table-clash-asks = then { $card } asks for a choice
page-table-clash-ends = the game is over
page-table-clash-on-to = the next step is { $step }
page-table-clash-changes-left = { $name } leaves
page-table-clash-changes-came = { $name } comes into play
page-table-clash-changes-to-beat = to beat { $now } instead of { $was }
page-table-clash-changes-strikes = strikes { $name } with { $now } instead of { $was }
page-table-clash-changes-wounds =
    { $count ->
        [one] { $count } Wound for { $name }
       *[other] { $count } Wounds for { $name }
    }
page-table-clash-changes-healed =
    { $count ->
        [one] { $name } is healed of { $count } Wound
       *[other] { $name } is healed of { $count } Wounds
    }
page-table-clash-changes-poison =
    { $now ->
        [one] { $name }: { $now } Poison token
       *[other] { $name }: { $now } Poison tokens
    }
page-table-clash-changes-time =
    { $now ->
        [one] { $name }: { $now } Time token
       *[other] { $name }: { $now } Time tokens
    }
page-table-clash-changes-locks =
    { $now ->
        [one] { $name }: { $now } Lock token
       *[other] { $name }: { $now } Lock tokens
    }
page-table-clash-changes-activated = { $name } is Activated
page-table-clash-changes-ready = { $name } is ready again
page-table-clash-changes-limit = Encounter Limit { $now } instead of { $was }
page-table-clash-changes-hand-limit = Hand Limit { $now } instead of { $was }
page-table-clash-changes-resource = { $kind } free: { $now } instead of { $was }
page-table-clash-changes-quest = { $name }: progress { $now } instead of { $was }
page-table-clash-changes-hand =
    { $now ->
        [one] hand of { $name }: { $now } card instead of { $was }
       *[other] hand of { $name }: { $now } cards instead of { $was }
    }
page-table-clash-changes-own-hand =
    { $now ->
        [one] your hand: { $now } card instead of { $was }
       *[other] your hand: { $now } cards instead of { $was }
    }
page-table-clash-changes-points =
    { $now ->
        [one] { $name }: { $now } point instead of { $was }
       *[other] { $name }: { $now } points instead of { $was }
    }
page-table-clash-changes-own-points =
    { $now ->
        [one] you: { $now } point instead of { $was }
       *[other] you: { $now } points instead of { $was }
    }
page-table-steps-label = The Round
page-table-steps-build = Build
page-table-steps-respond = Respond
page-table-steps-combat = Combat
page-table-steps-end = End Round
page-table-steps-set-up = Set-up
page-table-steps-open-build = Open build
page-table-steps-challenge = Challenge
page-table-steps-blind-build = Blind build
page-table-steps-triggers = Triggers
page-table-steps-attack = Attack
page-table-steps-retaliate = Retaliation
page-table-steps-end-combat = End of Combat
page-table-steps-challenges = Challenges
page-table-steps-drop = Drop
page-table-steps-remove = Remove
page-table-steps-time = Time
page-table-steps-poison = Poison
page-table-steps-reset = Reset
page-table-steps-unlock = Unlock
page-table-steps-maintain = Maintain
page-table-steps-draw = Draw
page-table-steps-discard = Discard
page-table-steps-end-round = End
page-table-seat-you = You
page-table-seat-bot = Bot
page-table-seat-here = here
page-table-seat-away = away
page-table-seat-stand-in = away, a bot plays
page-table-seat-stand-in-short = bot plays
page-table-seat-active = faces the Encounter
page-table-seat-asked = is asked
page-table-seat-holder = has the Active Player token
page-table-seat-challenger = is challenged
page-table-seat-life = Life: { $adventurers }
page-table-seat-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
page-table-seat-pool =
    { $count ->
        [one] { $count } card in the pool
       *[other] { $count } cards in the pool
    }
page-table-seat-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-table-seat-points-of = { $points } of { $goal } points
page-table-seat-points-from = Where the points come from
page-table-seat-no-points = No points yet.
page-table-seat-waiting = Waiting Encounter
page-table-seat-warnings =
    { $count ->
        [one] { $count } warning for stalling
       *[other] { $count } warnings for stalling
    }
page-table-seat-open = An open seat
page-table-panel-label = Story, chat and people
page-table-panel-story = Story
page-table-panel-chat = Chat
page-table-panel-people = People
page-table-panel-no-story = Nothing has happened yet.
page-table-panel-say = Say something
page-table-panel-send = Send
page-table-panel-mute = Mute { $name }
page-table-panel-unmute = Unmute { $name }
page-table-panel-muted =
    { $count ->
        [one] { $count } message from muted people
       *[other] { $count } messages from muted people
    }
page-table-panel-no-chat = Nobody has said anything.
page-table-panel-unsent = waiting to be sent
page-table-panel-watching = You are watching.
page-table-panel-spectators-no = Nobody may watch.
page-table-panel-spectators-closed = Others may watch, without hands.
page-table-panel-spectators-open = Others may watch, hands included.
page-table-panel-looks-on = looks on
page-table-panel-looked-on = looked on
page-table-panel-unread = unread
page-table-panel-unread-count =
    { $count ->
        [one] { $count } unread message
       *[other] { $count } unread messages
    }
page-table-panel-mute-on = Mute
page-table-panel-mute-off = Unmute
page-table-panel-watchers = Watching
page-table-panel-silence = Silence { $name } for everybody
page-table-panel-silence-on = Silence
page-table-panel-unsilence = Let { $name } talk again
page-table-panel-unsilence-off = Let talk
page-table-panel-silenced = silenced
page-table-panel-put-out = Put { $name } out of the table
page-table-panel-put-out-on = Put out
page-table-panel-put-out-ask = Put { $name } out? They cannot come back to this table.
page-table-panel-put-out-not = Cancel
page-table-menu-label = Table menu
page-table-menu-undo = Undo
page-table-menu-undo-by-key = Undo (U)
page-table-menu-concede = Concede
page-table-menu-concede-ask = Give this game up?
page-table-menu-concede-about = It ends at once, and cannot be taken back.
page-table-menu-play-on = Play on
page-table-menu-settings = Settings
page-table-menu-help = Help
page-table-menu-help-by-key = Help (?)
page-table-menu-leave = Leave the table
page-table-menu-leave-about = Your seat stays yours: the game waits for you on the home page.
page-table-menu-abandon = Abandon the game
page-table-menu-abandon-ask = Abandon this game?
page-table-menu-abandon-about = It is cleared away as if it had never been played.
page-table-menu-abandon-together = Abandon the game…
page-table-menu-abandon-together-about = The others at the table are asked. If all of them agree, it is cleared away as if it had never been played.
page-table-menu-abandon-ask-them = Ask the others
page-table-menu-rematch = Play again
page-table-menu-rematch-join = Play again with them
page-table-menu-rematch-watch = Watch the next game
page-table-menu-replay = Watch the replay
page-table-menu-look = Look at it
page-table-menu-take-back = Already Activated: take it back
page-table-speed-label = Speed of what moves
page-table-speed-slow = Slow
page-table-speed-normal = Normal
page-table-speed-fast = Fast
page-table-speed-instant = Nothing moves
# A wish that counts no inputs is one to abandon the game.
page-table-undo-label =
    { $count ->
        [0] A wish to abandon the game
       *[other] A wish to take something back
    }
page-table-undo-asked =
    { $count ->
        [0] { $name } asks to abandon the game. It would be cleared away as if it had never been played.
        [one] { $name } asks to take their last move back.
       *[other] { $name } asks to take their last move and what followed back.
    }
page-table-undo-waiting =
    { $count ->
        [0] You asked to abandon the game. Waiting for { $names }.
       *[other] You asked to take something back. Waiting for { $names }.
    }
page-table-undo-keys = Y allows it, N refuses.
page-table-undo-allow = Allow
page-table-undo-refuse = Refuse
page-table-undo-done = It was taken back.
page-table-undo-kept = It stands as it is.
page-table-undo-passed-over = Nothing was taken back: the game has gone on.
page-table-clock-left = { $minutes }:{ $seconds }
page-table-clock-label = Time left
page-table-clock-spoken =
    { $minutes ->
        [0] Less than a minute left
        [one] { $minutes } minute left
       *[other] { $minutes } minutes left
    }
page-table-clock-about = When it comes to 0:00, the Round goes on until both players have had their turn, and no other follows. Then whoever has more points wins.
page-table-clock-up = Time is up: this Round is the last. It goes on until both players have had their turn; then whoever has more points wins.
page-table-clock-last = last Round
page-table-end-won = Victory
page-table-end-lost = Defeat
page-table-end-drawn = A draw
page-table-end-won-by = { $name } wins
page-table-end-sentence-won-by = { $name } wins.
page-table-end-gave-up = { $name } gave up.
page-table-end-you-gave-up = You gave up.
page-table-end-your-party = Your party has perished.
page-table-end-would-play-again = { $names } would like to play again.
page-table-end-other-deck = Play again with another deck
page-table-end-deck-again = Deck to play again with
page-table-end-plays-again = A new game has begun: { $names }.
page-table-end-reasons-quests = The Quests are done.
page-table-end-reasons-dungeon-depleted = The Dungeon has no card left.
page-table-end-reasons-party-perished = A party has perished.
page-table-end-reasons-quests-failed = Too many Quests have failed.
page-table-end-reasons-no-card-to-draw = There was no Crawler card left to draw.
page-table-end-reasons-points = The points that win are reached.
page-table-end-reasons-time = Time was up.
page-table-end-reasons-conceded = Somebody gave up.
page-table-end-reasons-stalling = Somebody stalled once too often.
page-table-end-decided = What decided it
page-table-end-standings = Standings
page-table-end-place = Place
page-table-end-player = Player
page-table-end-points = Points
page-table-end-from = From
page-table-end-rounds =
    { $rounds ->
        [one] After { $rounds } Round.
       *[other] After { $rounds } Rounds.
    }
page-table-end-look = Look at the table
page-table-end-shuffle-checking = Checking the shuffle…
page-table-end-shuffle-good = The shuffle is verified: the server played with the seed that it had committed to before the game.
page-table-end-shuffle-bad = The shuffle does not agree with what the server had committed to before the game.
page-table-end-shuffle-commitment = Commitment, shown before play
page-table-end-shuffle-secret = Secret, shown now
page-table-end-shuffle-contributions = What the players added
page-table-end-shuffle-seed = Seed of the shuffle
page-table-hint-ask = Hint
page-table-hint-thinking = Thinking…
page-table-hint-close = Close the hint
page-table-shortcuts-digits = take the card or option with that number
page-table-shortcuts-onward = go on: done, pass, resolve
page-table-shortcuts-attack = attack
page-table-shortcuts-pass-on = pass by itself: until the next step, until your turn; again, or Esc, stops it
page-table-shortcuts-hint = a hint: what a strong player would do
page-table-shortcuts-options = all options as a list
page-table-shortcuts-look = open the card in focus, large; so does the right mouse button
page-table-shortcuts-arrows = from card to card; Tab from zone to zone
page-table-shortcuts-enter = use the card in focus; where it cannot be used, open it and hear why
page-table-shortcuts-zones = to the Encounter, the party, cards in play, the hand
page-table-shortcuts-quests = to the Quests
page-table-shortcuts-story = to the story
page-table-shortcuts-chat = to the chat
page-table-shortcuts-undo = undo
page-table-shortcuts-answer-undo = allow or refuse what somebody asks to take back
page-table-shortcuts-help = help
page-table-shortcuts-escape = close what is open
# A line for first games: short, so that it takes two lines on a phone.
page-table-coach-tip = Tip
page-table-coach-off = No more tips
page-table-coach-is-off = No more tips. They can be turned on again in the Settings.
page-table-coach-setting = Tips in my first games, and what decided a defeat
page-table-coach-answer = You may answer what { $name } does. Most of the time there is no need: pass.
page-table-coach-order = All of these happen. You only say in which order.
page-table-coach-choose = What is lit can be chosen. All options shows the whole list.
page-table-coach-discard = Part with what you can least use, such as a card beyond your Resources.
page-table-coach-respond =
    { $ready ->
        [one] The attack takes Power { $need }; { $target } faces Power { $power }. Your { $ready } ready Adventurer can bring 1 each.
       *[other] The attack takes Power { $need }; { $target } faces Power { $power }. Your { $ready } ready Adventurers can bring 1 each.
    }
page-table-coach-respond-quiet =
    { $ready ->
        [one] Nothing here strikes yet. The attack takes Power { $need }; your { $ready } ready Adventurer can bring 1 each.
       *[other] Nothing here strikes yet. The attack takes Power { $need }; your { $ready } ready Adventurers can bring 1 each.
    }
page-table-coach-nothing-to-play = Nothing to play now. As a rule cards with Power come in the attack, those with Stamina in the defence.
page-table-coach-before-attack = As a rule cards with Power come in the attack, those with Stamina in the defence. If unsure, go on.
page-table-coach-attack = Activate Adventurers: each brings 1 Power, cards more. { $missing } will do; keep somebody to defend if you can.
page-table-coach-attack-needs-cards =
    { $ready ->
        [one] It takes { $missing } Power, and { $ready } Adventurer can bring 1 each: play cards with Power, or keep them to defend.
       *[other] It takes { $missing } Power, and { $ready } Adventurers can bring 1 each: play cards with Power, or keep them to defend.
    }
page-table-coach-attack-short = Power { $power } against { $need }: Activate another Adventurer, or play a card with Power.
page-table-coach-attack-enough = Power { $power } against { $need } is enough: attack! Whoever is still ready can defend.
page-table-coach-attack-idle = Power { $power } against { $need } is enough, but it can Wound nobody here.
page-table-coach-nobody-to-wound = Only Characters take Wounds, and none is here. Who does not attack stays ready to defend.
page-table-coach-after-win = The attack is over. Some cards can be played only now; otherwise go on.
page-table-coach-wound = Wounds stay: as many as its Life send a Character to the Grave. Begin with the one you fear most.
page-table-coach-last-wound = { $name } has one Life left: this Wound would be its last.
page-table-coach-safe = As it stands, nobody takes a Wound: let it strike.
page-table-coach-helpless = Nobody is left to defend with: let it strike, and do better next Round.
page-table-coach-defend = Power { $power } strikes { $name }. Activate defenders, 1 Stamina each; beside them, cards help too.
page-table-coach-defend-more = { $name }: Stamina { $stamina } against { $power }. Another defender brings 1, cards more. As a rule a tie holds.
page-table-coach-defend-several = { $count } Adventurers would take a Wound. Each defender brings 1 Stamina to one of them.
page-table-coach-unstopped = Stamina { $stamina } matches Power { $power }, yet { $name } would take a Wound: look at who attacks.
page-table-coach-last-cards = The last moment of this Round to play cards. If nothing helps now, go on.
page-table-coach-drop =
    You draw { $limit ->
        [one] up to { $limit } card
       *[other] up to { $limit } cards
    } soon: drop what you cannot use. { $deck ->
        [0] Your Crawler deck is empty.
        [one] { $deck } is left in your Crawler deck.
       *[other] { $deck } are left in your Crawler deck.
    }
page-table-coach-maintain = Permanents stay and keep their Resource taken. As a rule, keep them.
page-table-coach-must-release = Your Resources no longer cover all of these: one has to go.
page-table-coach-challenge = Who accepts scores for this and each who passed; Wounds cost points. So far Power { $need } wins the attack.
page-table-coach-open-build = { $points } of { $limit } points lie there. Who faces them is decided next: it may be you.
page-table-coach-blind-build = { $name } faces this. Add what makes it harder, or keep your cards and pass.
page-table-coach-blind-own = You face this yourself: passing leaves it as it is.
page-table-coach-draft = A drafted card waits in your hand until you place it before your opponent.
page-table-detail-text = Text
page-table-detail-reminders = Reminders
page-table-detail-now = Now
page-table-detail-provenance = Delve's own: { $ours }. The rest is in the rulebook.
page-table-detail-all-rulebook = All of it is in the rulebook.
page-table-detail-number-power = Power
page-table-detail-number-stamina = Stamina
page-table-detail-number-life = Life
page-table-detail-number-cost = Cost
page-table-explain-about = { $what }: where it comes from
page-table-explain-part = { $card }: { $reason }
page-table-explain-total = Total
page-table-explain-resource = Of all Active Adventurers’ { $resource } the best counts; they are not added together.
page-table-explain-life =
    { $left ->
        [one] One more Wound and it falls.
       *[other] It falls with { $left } more Wounds.
    }
page-table-explain-cost = Paid with free { $resource }, which it occupies while it is in play.
page-table-explain-paid = So much { $resource } it occupies while it is in play.
page-table-explain-dungeon-cost = What it counts towards the Encounter Limit.

## Page: Rules

page-rules-title = Rules
page-rules-lead = Every step of the Round, every Attribute and every word of the cards: what it means, how it plays, and an example to try.
page-rules-search = Search the rules
page-rules-found =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
page-rules-none = No entry has these words.
page-rules-to-index = All rules
page-rules-missing-title = No such rule
page-rules-missing = The rules reference has no entry “{ $term }”.
page-rules-missing-about = Look for another word, or read through all of them.
page-rules-near = These sound like it:
page-rules-example = Example
page-rules-you = You
page-rules-did = { $name }: { $line }
page-rules-position = This is how the table lies.
page-rules-refused = “{ $line }” cannot be done:
page-rules-moment = { $place } of { $count }
page-rules-back = Back
page-rules-next = Next
page-rules-points = Encounter: { $points } of { $limit } points
page-rules-face-up = Face up on the Dungeon deck:
page-rules-grave = On top of the Dungeon Grave:
page-rules-number = { $name }: { $total }
page-rules-try = Try it yourself
page-rules-try-about = A game begins at this position. Play it as you like; bots take the other seats.
page-rules-cards = Cards
page-rules-all-cards = Show all { $count }
page-rules-rulings = Rulings
page-rules-for-example = Example:
page-rules-books = What the books say
page-rules-related = See also
page-rules-trying = Example of “{ $title }”: do as it did, or something else.
page-rules-tried = That was the example of “{ $title }”. Go on as long as you like.
page-rules-more = The rule
page-rules-to-rule = Back to the rule
page-rules-once-more = Once more

## Page: Help

page-help-title = Help
page-help-page-title = How to play
page-help-lead = Your party goes down into the Dungeon Round after Round, until its Quests are done or it is.
page-help-sections-round = Round
page-help-sections-winning = Winning
page-help-sections-symbols = Symbols
page-help-sections-words = Words
page-help-sections-keys = Keys
page-help-on-this-page = On this page
page-help-now = now
page-help-about-round = Four chapters, the same in every Round. The ribbon above the table shows where you are.
page-help-about-symbols = What you see on the cards and around them.
page-help-about-words = The words of the cards and of the rules.
page-help-about-keys = A whole game can be played by keyboard.
page-help-steps-set-up = Decks are shuffled, Quests laid out and hands drawn.
page-help-steps-build = The Dungeon deck turns up cards until their Costs reach the Encounter Limit. One that would go beyond it waits face up on the deck, and comes first next Round.
page-help-steps-open-build = In turn, players place Dungeon cards from their pools. Nobody has said yet who will face them.
page-help-steps-challenge = Who dares? The first to accept faces this Encounter. If all pass, the one with the Active Player token must.
page-help-steps-blind-build = Now that it is known who faces it, players may add more, up to a higher limit.
page-help-steps-respond = Look at what you face and play cards from your hand. Each takes up as much of its Resource as it costs, until it leaves play.
page-help-steps-combat = The party may attack, then the Dungeon strikes back. Whoever attacks is Activated and as a rule cannot defend as well.
page-help-steps-triggers = Some cards do something as Combat begins. Then you may play cards before the attack.
page-help-steps-attack = Activate Adventurers: each brings 1 Power, and cards bring more. Match the Stamina of the whole Dungeon, and you deal a Wound.
page-help-steps-retaliate = Dungeon cards with Power strike, most of them at the Primary Target. Activate Adventurers to defend: 1 Stamina each, and cards bring more. Stamina that matches the Power holds.
page-help-steps-end-combat = The last moment of the Round to play cards.
page-help-steps-end = The table is tidied, time passes, and hands are filled again. Most of it happens by itself.
page-help-steps-challenges = A challenge is won if both the attack and the defence of this Round succeeded.
page-help-steps-drop = Put away cards that you do not want: you will draw others.
page-help-steps-remove = Cards go to the Grave, except Permanents, Characters with Life, and cards with Time tokens.
page-help-steps-time = Every card with Time tokens loses one.
page-help-steps-poison = On every poisoned card one Poison token becomes a Wound.
page-help-steps-reset = Activated cards are ready again, unless Locked.
page-help-steps-unlock = Every card with Lock tokens loses one.
page-help-steps-maintain = Keep your Permanents or let them go; those beyond your Resources have to go.
page-help-steps-draw = Draw up to the Hand Limit, and one card in any case.
page-help-steps-discard = Discard down to the Hand Limit.
page-help-steps-end-round = On to the next Round.
page-help-winning-win = You win
page-help-winning-win-together = You win together
page-help-winning-lose = You lose
page-help-winning-lose-together = You lose together
page-help-winning-over = The game is over
page-help-winning-scores = Points
page-help-winning-quests =
    { $needed ->
        [one] when { $needed } of the { $laid } Quests is completed.
       *[other] when { $needed } of the { $laid } Quests are completed.
    }
page-help-winning-all-quests = when all { $laid } Quests are completed.
page-help-winning-depleted = when the Dungeon has to turn up a card and has none left.
page-help-winning-perished = when your last Adventurer perishes.
page-help-winning-any-perished = when any player’s last Adventurer perishes.
page-help-winning-no-draw = when you have to draw and your Crawler deck is empty.
page-help-winning-any-no-draw = when any player has to draw from an empty Crawler deck.
page-help-winning-most-points = with the most points when time is up and the Round has been played to its end.
page-help-winning-rival-perished = at once, when the last Adventurer of the other perishes.
page-help-winning-rival-no-draw = at once, when the other has to draw from an empty Crawler deck.
page-help-winning-rival-depleted = at once, when the other’s Dungeon has to turn up a card and has none left.
page-help-winning-race =
    { $points ->
        [one] when you are the first to have { $points } point.
       *[other] when you are the first to have { $points } points.
    }
page-help-winning-best-of-rest = when somebody’s last Adventurer perishes: whoever of the others has the most points wins.
page-help-winning-duel-scores-1-points = Cost + 1
page-help-winning-duel-scores-1-for = for each of the other’s Dungeon cards that comes to its Grave
page-help-winning-duel-scores-2-points = 5
page-help-winning-duel-scores-2-for = for each Wound on the other’s Adventurers
page-help-winning-duel-scores-3-points = 10
page-help-winning-duel-scores-3-for = for each Quest
page-help-winning-race-scores-1-points = Cost + 1
page-help-winning-race-scores-1-for = for each Dungeon card that you beat in the Encounter you face
page-help-winning-race-scores-2-points = Cost
page-help-winning-race-scores-2-for = for each that leaves at the end of that Round
page-help-winning-race-scores-3-points = 3
page-help-winning-race-scores-3-for = for each Quest
page-help-winning-race-scores-4-points = 2
page-help-winning-race-scores-4-for = whenever another has to Regenerate a deck
page-help-winning-race-scores-5-points = 1
page-help-winning-race-scores-5-for = for each who passed before you accepted a challenge
page-help-winning-race-scores-6-points = −1
page-help-winning-race-scores-6-for = for each Wound on your own Adventurers
page-help-symbols-numbers = Numbers on cards
page-help-symbols-tokens = Tokens
page-help-symbols-kinds = Kinds of card
page-help-symbols-table = On the table
page-help-symbols-cost-name = Cost
page-help-symbols-cost-about = Of a Dungeon card: what it counts toward the Encounter Limit. Of yours: how much of its Resource it takes up.
page-help-symbols-power-name = Power
page-help-symbols-power-about = How hard it strikes.
page-help-symbols-stamina-name = Stamina
page-help-symbols-stamina-about = What an attack has to match. The cards of the Dungeon add theirs together.
page-help-symbols-life-name = Life
page-help-symbols-life-about = As many Wounds as this, and the card goes to the Grave.
page-help-symbols-lost-life-name = Lost Life
page-help-symbols-lost-life-about = A Wound that was taken.
page-help-symbols-wound-name = Wounds
page-help-symbols-wound-about = Each takes one Life.
page-help-symbols-poison-name = Poison
page-help-symbols-poison-about = One becomes a Wound at the end of each Round.
page-help-symbols-time-name = Time
page-help-symbols-time-about = One goes each Round; the card stays while it has any.
page-help-symbols-lock-name = Lock
page-help-symbols-lock-about = The card can do nothing. One goes each Round.
page-help-symbols-boosted-name = Boosted
page-help-symbols-boosted-about = Played for its better block.
page-help-symbols-disruption-name = Disruption
page-help-symbols-disruption-about = Played against somebody’s Encounter.
page-help-symbols-permanent-name = Permanent
page-help-symbols-permanent-about = Stays in play, and keeps its Resource taken, until you let it go.
page-help-symbols-primary-name = Primary Target
page-help-symbols-primary-about = The Adventurer whom most attacks strike.
page-help-symbols-lit-name = Amber edge
page-help-symbols-lit-about = Can be used now: press it, or drag it.
page-help-symbols-activated-name = Tilted card
page-help-symbols-activated-about = Activated: it has acted in this Round.
page-help-symbols-gauge-name = Resources
page-help-symbols-gauge-about = Filled is free; hatched is taken up by cards in play. The party has the best score of its Adventurers, not the sum.
page-help-symbols-points-name = Encounter
page-help-symbols-points-about = Points that lie there, and the limit at which the Dungeon stops.
page-help-symbols-thread-name = Threads
page-help-symbols-thread-about = Who strikes whom in the Retaliation.
page-help-symbols-explained-name = Any number
page-help-symbols-explained-about = Point at it, or press it, and it says where it comes from.
page-help-symbols-kind-equipment = Yours. Weapons, armour, tools.
page-help-symbols-kind-magic = Yours. Spells.
page-help-symbols-kind-skill = Yours. What your Adventurers have learned.
page-help-symbols-kind-tactic = Yours. Working together.
page-help-symbols-kind-character = The Dungeon’s. It has Life, and stays until it is beaten.
page-help-symbols-kind-trap = The Dungeon’s. Strikes, and is gone.
page-help-symbols-kind-event = The Dungeon’s. Something happens.
page-help-symbols-kind-terrain = The Dungeon’s. Where you fight.
page-help-symbols-kind-adventurer = One of your party.
page-help-symbols-kind-quest = What you came for.
page-help-words-basics = First of all
page-help-words-cards = On cards
page-help-words-find = Find a word
page-help-words-none = No word fits.
page-help-words-1-word = Marching Order
page-help-words-1-about = Your Adventurers from left to right. Area attacks and counted targets go along it.
page-help-words-2-word = Primary Target
page-help-words-2-about = The first in the Marching Order, unless a card or a token has marked another. The Dungeon strikes there.
page-help-words-3-word = Activate
page-help-words-3-about = Use an Adventurer or a card for this Round: to attack, to defend, or for what a card asks.
page-help-words-4-word = Active
page-help-words-4-about = Not Locked. Only Active Adventurers lend their Resources and classes.
page-help-words-5-word = Wound
page-help-words-5-about = A token that takes one Life. With no Life left an Adventurer perishes, and a Character goes to the Grave.
page-help-words-6-word = Encounter
page-help-words-6-about = The Dungeon cards that lie before you.
page-help-words-7-word = Encounter Limit
page-help-words-7-about = How many points of Cost the Dungeon lays out before it stops.
page-help-words-8-word = Grave
page-help-words-8-about = Where cards go that have left play. Some Quests count what lies there.
page-help-words-9-word = Crawler deck
page-help-words-9-about = Your cards. In most games it is your time as well: an empty one loses.
page-help-words-10-word = Disrupt
page-help-words-10-about = Play a card in answer to an opponent, against the Encounter they face.
page-help-words-11-word = Regenerate
page-help-words-11-about = With several opponents, an empty deck is shuffled anew from its Grave, and every other player scores.
page-help-words-12-word = Pool
page-help-words-12-about = The Dungeon cards from which a player builds Encounters for the others.
