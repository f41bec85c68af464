//! The OpenAPI document in the form that generators of clients understand.
//!
//! utoipa describes the types as serde writes them. This module adds what OpenAPI requires and utoipa leaves out, and gives
//! every variant of a tagged union a name and its union a discriminator.

use std::collections::BTreeMap;

use serde_json::{Map, Value as Json, json};
use utoipa::openapi::OpenApi;

const SCHEMAS: &str = "#/components/schemas/";

/// The unions by name: for each tag the reference to the schema of its variant.
type Unions = BTreeMap<String, Map<String, Json>>;

/// The document as JSON.
pub(super) fn complete(document: &OpenApi) -> Json {
    let mut json = serde_json::to_value(document).expect("the document has text keys");
    simplify(&mut json);
    if let Some(schemas) = json["components"]["schemas"].as_object_mut() {
        schemas.remove("String");
        let unions = name_variants(schemas);
        flatten_unions(schemas, &unions);
    }
    for (_, methods) in json["paths"].as_object_mut().into_iter().flatten() {
        for (_, operation) in methods.as_object_mut().into_iter().flatten() {
            complete_operation(operation);
        }
    }
    json["components"]["securitySchemes"] = json!({
        "token": {
            "type": "http",
            "scheme": "bearer",
            "description": "The token of a session or an API token, for programs.",
        },
        "session": {
            "type": "apiKey",
            "in": "cookie",
            "name": "marchstone",
            "description": "The token of a session, for browsers. Over HTTPS the cookie is called `__Host-marchstone`.",
        },
    });
    // Without a session, requests are answered as far as anyone may know.
    json["security"] = json!([{}, { "token": [] }, { "session": [] }]);
    json
}

/// Replaces what generators do not understand: references to a plain text, and fixed lists (`items` false).
fn simplify(json: &mut Json) {
    match json {
        Json::Array(list) => list.iter_mut().for_each(simplify),
        Json::Object(object) => {
            if object.get("$ref").is_some_and(|path| *path == format!("{SCHEMAS}String")) {
                object.remove("$ref");
                object.insert("type".to_owned(), json!("string"));
            }
            object.values_mut().for_each(simplify);
            nullable_text(object);
            fixed_list(object);
            constant_tag(object);
        }
        _ => {}
    }
}

/// A text or null: one schema with two types.
fn nullable_text(object: &mut Map<String, Json>) {
    let Some([text, null]) = object.get("oneOf").and_then(Json::as_array).map(Vec::as_slice) else { return };
    let is_plain = |schema: &Json| {
        schema["type"] == "string"
            && schema
                .as_object()
                .is_some_and(|all| all.keys().all(|key| key == "type" || key == "description"))
    };
    if is_plain(text) && *null == json!({ "type": "null" }) {
        let description = text.get("description").cloned();
        object.remove("oneOf");
        object.insert("type".to_owned(), json!(["string", "null"]));
        object.extend(description.map(|text| ("description".to_owned(), text)));
    }
}

/// A list of fixed length: any of its element types in each place, and as many elements.
fn fixed_list(object: &mut Map<String, Json>) {
    if object.get("items") != Some(&Json::Bool(false)) {
        return;
    }
    let Some(Json::Array(mut places)) = object.remove("prefixItems") else { return };
    let length = places.len();
    places.dedup();
    let items = if places.len() == 1 { places.remove(0) } else { json!({ "oneOf": places }) };
    object.insert("items".to_owned(), items);
    object.insert("minItems".to_owned(), json!(length));
    object.insert("maxItems".to_owned(), json!(length));
}

/// A member `type` with one possible value: a constant.
fn constant_tag(object: &mut Map<String, Json>) {
    let Some(kind) = object.get_mut("properties").and_then(|all| all.get_mut("type")) else { return };
    let Some(kind) = kind.as_object_mut() else { return };
    if let Some([only]) = kind.get("enum").and_then(Json::as_array).map(Vec::as_slice) {
        let only = only.clone();
        kind.remove("enum");
        kind.insert("const".to_owned(), only);
    }
}

/// The tag of a variant: the only value of its member `type`.
fn tag(variant: &Json) -> Option<String> {
    let parts = variant["allOf"].as_array().map_or(std::slice::from_ref(variant), Vec::as_slice);
    parts.iter().find_map(|part| part["properties"]["type"]["const"].as_str().map(str::to_owned))
}

/// The name of the schema of a variant: `Clock` and `real-time` give `ClockRealTime`.
fn variant_name(union: &str, tag: &str) -> String {
    let words = tag.split('-').map(|word| {
        let (first, rest) = word.split_at(usize::from(!word.is_empty()));
        first.to_uppercase() + rest
    });
    words.fold(union.to_owned(), |name, word| name + &word)
}

/// The members of a union with a discriminator.
fn union(variants: &Map<String, Json>) -> Map<String, Json> {
    let one_of: Vec<Json> = variants.values().map(|path| json!({ "$ref": path })).collect();
    let discriminator = json!({ "propertyName": "type", "mapping": variants });
    [("oneOf".to_owned(), json!(one_of)), ("discriminator".to_owned(), discriminator)].into_iter().collect()
}

/// Gives the variants of every tagged union names of their own.
fn name_variants(schemas: &mut Map<String, Json>) -> Unions {
    let mut unions = Unions::new();
    for name in schemas.keys().cloned().collect::<Vec<_>>() {
        let Some(variants) = schemas[&name]["oneOf"].as_array().cloned() else { continue };
        let Some(tags) = variants.iter().map(tag).collect::<Option<Vec<String>>>() else { continue };
        let mut named = Map::new();
        for (tag, variant) in tags.into_iter().zip(variants) {
            let own = variant_name(&name, &tag);
            named.insert(tag, json!(format!("{SCHEMAS}{own}")));
            schemas.insert(own, variant);
        }
        if let Some(schema) = schemas[&name].as_object_mut() {
            schema.extend(union(&named));
        }
        unions.insert(name, named);
    }
    unions
}

/// Turns a union with further members (`allOf` with a union in it) into a union whose variants have these members.
fn flatten_unions(schemas: &mut Map<String, Json>, unions: &Unions) {
    for name in schemas.keys().cloned().collect::<Vec<_>>() {
        let Some(parts) = schemas[&name]["allOf"].as_array().cloned() else { continue };
        let of = |part: &Json| unions.get(part["$ref"].as_str()?.strip_prefix(SCHEMAS)?);
        let Some((place, variants)) = parts.iter().enumerate().find_map(|(i, part)| Some((i, of(part)?)))
        else {
            continue;
        };
        let mut named = Map::new();
        for (tag, path) in variants {
            let mut all = parts.clone();
            all[place] = json!({ "$ref": path });
            let own = variant_name(&name, tag);
            named.insert(tag.clone(), json!(format!("{SCHEMAS}{own}")));
            schemas.insert(own, json!({ "allOf": all }));
        }
        if let Some(schema) = schemas[&name].as_object_mut() {
            schema.remove("allOf");
            schema.extend(union(&named));
        }
    }
}

/// Describes the responses of an operation, and says whether it needs a session.
fn complete_operation(operation: &mut Json) {
    let signs_in = operation["tags"][0] == "session";
    let needs_session = !signs_in && operation["responses"].get("401").is_some();
    for (status, response) in operation["responses"].as_object_mut().into_iter().flatten() {
        if response.get("description").is_none_or(|text| *text == "") {
            response["description"] = json!(description(status));
        }
    }
    if needs_session {
        operation["security"] = json!([{ "token": [] }, { "session": [] }]);
    }
}

/// What a status means in this API.
fn description(status: &str) -> &'static str {
    match status {
        "200" => "Done.",
        "204" => "Done; there is nothing to return.",
        "401" => "Not signed in, or the credentials are wrong.",
        "403" => "Not allowed for this person.",
        "404" => "It does not exist, or may not be seen by this person.",
        "408" => "The request took too long to arrive.",
        "409" => "Not possible in the current state.",
        "413" => "The request is too large.",
        "422" => "The request is malformed or a value is not allowed.",
        "429" => "Too many requests; `Retry-After` says when to try again.",
        "503" => "The server cannot do this now.",
        _ => "Refused.",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Calls `visit` for every object of the document.
    fn walk(json: &Json, visit: &mut dyn FnMut(&Map<String, Json>)) {
        match json {
            Json::Array(list) => list.iter().for_each(|item| walk(item, visit)),
            Json::Object(object) => {
                visit(object);
                object.values().for_each(|value| walk(value, visit));
            }
            _ => {}
        }
    }

    #[test]
    fn every_response_is_described_and_every_operation_has_a_name_of_its_own() {
        let document = crate::openapi();
        let mut names = BTreeSet::new();
        for methods in document["paths"].as_object().expect("paths").values() {
            for operation in methods.as_object().expect("methods").values() {
                let name = operation["operationId"].as_str().expect("a name");
                assert!(names.insert(name), "{name} twice");
                for response in operation["responses"].as_object().expect("responses").values() {
                    assert!(!response["description"].as_str().expect("a description").is_empty());
                }
            }
        }
        assert!(names.contains("sign_in") && names.contains("sign_in_with_passkey"));
    }

    #[test]
    fn references_lead_somewhere_and_tagged_unions_have_discriminators() {
        let document = crate::openapi();
        let schemas = document["components"]["schemas"].as_object().expect("schemas");
        walk(&document, &mut |object| {
            if let Some(path) = object.get("$ref").and_then(Json::as_str) {
                assert!(schemas.contains_key(path.strip_prefix(SCHEMAS).expect("a schema")), "{path}");
            }
            assert_ne!(object.get("items"), Some(&Json::Bool(false)));
            let variants = object.get("oneOf").and_then(Json::as_array);
            assert!(!variants.is_some_and(|all| all.iter().all(|variant| tag(variant).is_some())));
        });
        for name in ["Occupant", "Command", "EventView", "ServerMessage", "Clock"] {
            let union = &schemas[name];
            let mapping = union["discriminator"]["mapping"].as_object().expect("a mapping");
            assert_eq!(mapping.len(), union["oneOf"].as_array().expect("variants").len(), "{name}");
        }
        assert_eq!(schemas["ClockRealTime"]["properties"]["type"]["const"], "real-time");
    }

    #[test]
    fn what_needs_a_session_says_so() {
        let document = crate::openapi();
        let needed = json!([{ "token": [] }, { "session": [] }]);
        assert_eq!(document["paths"]["/api/me"]["get"]["security"], needed);
        assert_eq!(document["paths"]["/api/session"]["post"].get("security"), None);
        assert_eq!(document["paths"]["/api/tables/{id}"]["get"].get("security"), None);
        assert_eq!(document["components"]["securitySchemes"]["session"]["in"], "cookie");
    }
}
