#!/bin/sh
# Rolls releases out on a host without a moment in which a file is missing. docs/operations.md explains it.
#
#   release.sh SITE add BUILD   keeps the build, and lets the host serve its scripts and styles beside those of today
#   release.sh SITE use NAME    switches to a kept release; `use previous` to the one before the last switch
#   release.sh SITE list        lists the kept releases, and marks the one in use
#
# SITE is the link that the host serves. Beside it is the folder SITE.releases: `config.json`, which the operator writes, the
# releases as they were built, and `history`.
set -eu

usage() { sed -n '4,6s/^# *//p' "$0" >&2; exit 2; }
fail() { echo "release.sh: $*" >&2; exit 1; }

[ $# -ge 2 ] || usage
site=${1%/} command=$2 value=${3:-}
data=$site.releases history=$data/history
# How long an open page may still ask for the files of a release that was replaced, and how many of the newest are kept.
seconds=${KEEP_SECONDS:-86400} most=${KEEP_RELEASES:-5}
[ ! -e "$site" ] || [ -L "$site" ] || fail "$site exists and is not a link."
mkdir -p "$data/builds" "$data/served"
touch "$history"

current() { tail -n 1 "$history" | cut -d' ' -f2; }

# The releases that were in use within the last day. A line of the history is the time of a switch and a name.
recent() {
  awk -v since=$(($(date +%s) - seconds)) '
    NR > 1 && $1 > since { print before } { before = $2 } END { if (NR) print before }' "$history" | sort -u
}

# Files with a hash in their name, which are the same in every release that has them.
link_hashed() {
  [ -d "$1" ] || return 0
  (cd "$1" && find . -type f | grep -E '\.[0-9a-f]{10}\.[a-z0-9]+(\.br|\.gz)?$') | while read -r file; do
    [ -e "$2/$file" ] && continue
    mkdir -p "$2/$(dirname "$file")"
    ln "$1/$file" "$2/$file"
  done
}

add() {
  [ -n "$value" ] || usage
  name=$(sed -n 's/.*"version":"\([^"]*\)".*/\1/p' "$value/version.json") || fail "$value has no version.json."
  [ -n "$name" ] || fail "$value/version.json names no version."
  [ -s "$value/sha256sums.txt" ] || fail "$value has no sha256sums.txt."
  # The copy is checked, so that neither an incomplete build nor an interrupted copy is ever kept.
  rm -rf "$data/adding"
  cp -R "$value/." "$data/adding"
  (cd "$data/adding" && sha256sum --check --quiet --strict sha256sums.txt >&2) || fail "$value is not complete."
  rm -f "$data/adding/config.json"
  rm -rf "$data/builds/$name"
  mv "$data/adding" "$data/builds/$name"
  [ ! -e "$site" ] || link_hashed "$data/builds/$name" "$site/."
  echo "$name"
}

use() {
  [ -n "$value" ] || usage
  name=$value
  [ "$name" != previous ] || name=$(awk -v now="$(current)" '$2 != now { name = $2 } END { print name }' "$history")
  [ -n "$name" ] || fail 'no other release was in use before.'
  [ -d "$data/builds/$name" ] || fail "there is no release '$name'."
  [ -s "$data/config.json" ] || fail "$data/config.json is missing."
  served=$data/served/$(date +%s)-$$
  cp -Rl "$data/builds/$name" "$served"
  # The operator may write over this file to switch the worker off. The kept release stays as it is.
  cp --remove-destination "$data/builds/$name/service-worker.js" "$served"
  for old in $(recent); do link_hashed "$data/builds/$old" "$served"; done
  ln -s ../../config.json "$served/config.json"
  # One rename switches all files at once. An interrupted run may have left the link.
  ln -sfn "$(basename "$data")/served/$(basename "$served")" "$site.next"
  mv -T "$site.next" "$site"
  echo "$(date +%s) $name" >>"$history"
  for old in "$data"/served/*; do [ "$old" = "$served" ] || rm -rf "$old"; done
  ls -t "$data/builds" | tail -n +$((most + 1)) | grep -vxF "$(recent)" | while read -r old; do rm -rf "$data/builds/${old:?}"; done
  echo "$site is now $name"
}

list() { ls -t "$data/builds" | awk -v now="$(current)" '{ print $0 ($0 == now ? " (in use)" : "") }'; }

case $command in
add) add ;;
use) use ;;
list) list ;;
*) usage ;;
esac
